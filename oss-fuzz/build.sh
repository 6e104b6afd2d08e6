#!/bin/bash -eu
# Builds the fuzz targets into $OUT, as OSS-Fuzz and ClusterFuzzLite ask for it: their compiler, flags and engine, linked
# with $CXX, libraries of Debian statically. Seeds, dictionaries and options stand beside each target.
build=$WORK/graze
cmake -S "$SRC/graze" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=None \
  -DCMAKE_C_COMPILER="$CC" -DCMAKE_C_FLAGS="$CFLAGS" -DGRAZE_LEVELS=OFF -DGRAZE_TESTS=OFF \
  -DCMAKE_CXX_COMPILER="$CXX" -DCMAKE_CXX_FLAGS="$CXXFLAGS" -DGRAZE_LINK_CXX=ON -DGRAZE_STATIC=ON -DGRAZE_WERROR=OFF \
  -DGRAZE_FUZZ=ON -DGRAZE_FUZZING_ENGINE="$LIB_FUZZING_ENGINE"
ninja -C "$build" fuzz_targets
for file in "$build"/fuzz/targets/*; do
  target=$(basename "$file")
  [[ -f $file && -x $file && $target != stops_at_* ]] || continue
  cp "$file" "$OUT/"
  corpus=$SRC/graze/tests/corpus/$target
  if [[ -d $corpus ]]; then (cd "$corpus" && zip -q -r "$OUT/${target}_seed_corpus.zip" .); fi
  printf '[libfuzzer]\nmax_len = 256\n' >"$OUT/$target.options"
  case $target in
  read_*) printf '[libfuzzer]\nmax_len = 65536\n' >"$OUT/$target.options" ;;
  *) cp "$SRC/graze/fuzz/targets/numbers.dict" "$OUT/$target.dict" ;;
  esac
done
