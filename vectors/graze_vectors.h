/* The `must` rows of graze's vectors: GRAZE_HIT_DISC_BOX(ROW) is ROW(id, types, flags, right, tolerance,
 * numbers...) for each; a point that is right is two numbers, NAN twice where there is none. README.md tells
 * how they are used. */
/* clang-format off */
#ifndef GRAZE_VECTORS
#define GRAZE_VECTORS

/* x, y, x1, y1, x2, y2 */
#define GRAZE_HIT_POINT_SEGMENT(ROW) \
  ROW("point-segment-347fd720", "i32 i64 f32 f64", "corner", 0, 0, 0, 1, 0, 0, 1, 0) \
  ROW("point-segment-477b18a9", "i32 i64 f32 f64", "corner", 0, 0, 1, 0, 0, 0, 0, 2) \
  ROW("point-segment-74786ed9", "i32 i64 f32 f64", "corner", 0, 0, 2, 0, 0, 0, 1, 0) \
  ROW("point-segment-44c394e1", "i32 i64 f32 f64", "", 0, 0, 1, 0, 0, 0, 3, 1) \
  ROW("point-segment-d90ccd60", "i32 i64 f32 f64", "corner", 0, 0, 2, 2, 1, 1, 0, 0) \
  ROW("point-segment-4b689430", "i32 i64 f32 f64", "", 0, 0, 1, 1, 0, 1, 2, 3) \
  ROW("point-segment-aed2621a", "i32 i64 f32 f64", "corner", 0, 0, 0, 1, 0, 3, 0, 4) \
  ROW("point-segment-1fe5bc61", "i32 i64 f32 f64", "corner", 0, 0, 3, 0, 1, 2, 2, 1) \
  ROW("point-segment-0aba4393", "i32 i64 f32 f64", "", 0, 0, 1, 0, 0, -1, 6, 2) \
  ROW("point-segment-0356ec9e", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, 2, 0, 0, 0, 0) \
  ROW("point-segment-47aac54b", "i32 i64 f32 f64", "", 0, 0, 9, 11, 4, 7, 16, 13) \
  ROW("point-segment-e76fa408", "i32 i64 f32 f64", "corner no-extent", 0, 0, 10, 10, 9, 11, 9, 11) \
  ROW("point-segment-db4c1665", "i32 i64 f32 f64", "", 0, 0, 3, 2, 2, 3, 4, 3) \
  ROW("point-segment-1d38a37e", "i32 i64 f32 f64", "", 0, 0, 3, 2, -12, -4, 18, 10) \
  ROW("point-segment-d6acef3c", "i32 i64 f32 f64", "", 0, 0, 1000, 500, 420, 270, 1500, 810) \
  ROW("point-segment-1891e869", "i32 i64 f32 f64", "corner", 0, 0, 960, 540, 995, 498, 1005, 502) \
  ROW("point-segment-f120b49c", "i32 i64 f32 f64", "", 0, 0, 1000, 1000, 990, 980, 1030, 1000) \
  ROW("point-segment-9314a040", "i32 i64 f32 f64", "corner", 0, 0, 1000, 1000, 1290, 995, 1310, 1005) \
  ROW("point-segment-e63ad193", "i32 i64 f32 f64", "", 0, 0, 620, 300, 610, 300, 650, 320) \
  ROW("point-segment-e33de912", "i32 i64 f32 f64", "corner", 0, 0, 620, 300, 700, 290, 740, 310) \
  ROW("point-segment-d8802417", "i32 i64 f32 f64", "corner", 0, 0, 100, 80, 105, 83, 135, 97) \
  ROW("point-segment-0d9f3846", "i32 i64 f32 f64", "", 0, 0, 100, 80, -7, 27, 247, 153) \
  ROW("point-segment-2222636a", "i32 i64 f32 f64", "corner", 0, 0, 100, 80, 685, 83, 715, 97) \
  ROW("point-segment-03fd682c", "i32 i64 f32 f64", "corner", 0, 0, 320, 240, 490, 295, 510, 305) \
  ROW("point-segment-fb931648", "i32 i64 f32 f64", "corner", 0, 0, 100, 50, 25, 43, 55, 57) \
  ROW("point-segment-cbe167c9", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, -3050, -5, -2950, 45) \
  ROW("point-segment-ae1408d0", "i32 i64 f32 f64", "corner", 0, 0, 4096, 0, 0, 0, 0, 1) \
  ROW("point-segment-65424d42", "i32 i64 f32 f64", "", 0, 0, 3, 2, 2, 0, 28214, 2) \
  ROW("point-segment-8a6f87cb", "i32 i64 f64", "leaves-i32", 0, 0, 2, 0, 65536, 1, -2, 0) \
  ROW("point-segment-fa229fac", "i32 i64 f32 f64", "", 0, 0, 40, 50, -32667, -16333, 32867, 16433) \
  ROW("point-segment-8277cc2b", "i32 i64 f64", "leaves-i32", 0, 0, -1, 1, 0, -3276801, 0, 2) \
  ROW("point-segment-dd11239d", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2) \
  ROW("point-segment-d3708d3d", "i32 i64 f64", "leaves-i32", 0, 0, 1, 262142, 0, 2359297, 2, -1) \
  ROW("point-segment-d8b89e7f", "i32 i64 f64", "leaves-i32", 0, 0, -2, 1, 294912, 1736705, -2, 0) \
  ROW("point-segment-a7db1700", "i64 f64", "leaves-i32 leaves-i64", 0, 0, -99783667, 3, 4042139139, 3, -779294189, 1) \
  ROW("point-segment-df8b9f40", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3489660926, 3489660928, 1073741826, 2684354560, 4294967296, 3758096385) \
  ROW("point-segment-1442d09c", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 5e+170, 0, 3e+170, 0, 0) \
  ROW("point-segment-67962d21", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 5e+259, 5e+259, 1, 0, 0) \
  ROW("point-segment-d47113ea", "f64", "corner vanishes", 0, 0, -1e-323, 0, 0, 0, 5e-324, 0) \
  ROW("point-segment-916b4553", "f64", "vanishes", 0, 0, 0, 0, 0, -1e-323, 1e-323, 7.957484216e-315)

/* a_x1, a_y1, a_x2, a_y2, b_x1, b_y1, b_x2, b_y2 */
#define GRAZE_HIT_SEGMENT_SEGMENT(ROW) \
  ROW("segment-segment-4acc406a", "i32 i64 f32 f64", "", 0, 0, 0, 0, 1, 1, 1, 0, 2, 0) \
  ROW("segment-segment-88fcccca", "i32 i64 f32 f64", "crossing", 1, 0, 0, 1, 1, 0, 0, 0, 1, 2) \
  ROW("segment-segment-460ab59f", "i32 i64 f32 f64", "", 0, 0, 2, 0, 0, 0, 1, 1, 0, 2) \
  ROW("segment-segment-93d8c14d", "i32 i64 f32 f64", "crossing", 1, 0, 1, 1, 1, 0, 2, 0, 0, 1) \
  ROW("segment-segment-4b9fdd5c", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 0, 1, 1, 1, 2, 2) \
  ROW("segment-segment-37b23555", "i32 i64 f32 f64", "", 0, 0, 2, 0, 2, 2, 0, 0, 1, 1) \
  ROW("segment-segment-428b0a62", "i32 i64 f32 f64", "parallel", 0, 0, 0, 1, 2, 1, 0, 2, 1, 2) \
  ROW("segment-segment-cf62e8a2", "i32 i64 f32 f64", "", 0, 0, 2, 0, 2, 2, 0, 1, 1, 1) \
  ROW("segment-segment-f65537bc", "i32 i64 f32 f64", "", 0, 0, 0, 0, 2, 2, 3, 0, 2, 0) \
  ROW("segment-segment-a9942047", "i32 i64 f32 f64", "corner collinear", 0, 0, 1, 4, 0, 5, 2, 3, 3, 2) \
  ROW("segment-segment-7422d087", "i32 i64 f32 f64", "corner collinear", 0, 0, 2, 4, 3, 4, 0, 4, 1, 4) \
  ROW("segment-segment-4ecfb771", "i32 i64 f32 f64", "crossing", 1, 0, 7, 0, 2, 6, 5, 3, 0, 3) \
  ROW("segment-segment-d299a424", "i32 i64 f32 f64", "", 0, 0, 1, 2, 2, 2, 6, 5, 8, 1) \
  ROW("segment-segment-f36eb2e3", "i32 i64 f32 f64", "corner collinear", 0, 0, 8, 6, 6, 5, 2, 3, 4, 4) \
  ROW("segment-segment-24f26e10", "i32 i64 f32 f64", "", 0, 0, 0, 1, 0, -1, 3, 0, 1, 0) \
  ROW("segment-segment-636d2546", "i32 i64 f32 f64", "parallel", 0, 0, 0, 1, 2, 0, 1, 1, -1, 2) \
  ROW("segment-segment-be31f96e", "i32 i64 f32 f64", "", 0, 0, 3, 2, 1, 1, -1, 1, 1, 0) \
  ROW("segment-segment-5358fd55", "i32 i64 f32 f64", "crossing", 1, 0, 2, 10, -6, 1, 0, 5, 0, 8) \
  ROW("segment-segment-7c666fff", "i32 i64 f32 f64", "no-extent", 0, 0, 1, 0, 0, 1, 0, 0, 0, 0) \
  ROW("segment-segment-0f1b2d7f", "i32 i64 f32 f64", "no-extent", 0, 0, 1, 1, 0, 0, 0, 1, 0, 1) \
  ROW("segment-segment-649236ff", "i32 i64 f32 f64", "collinear no-extent", 0, 0, 0, 1, 0, 1, 0, 0, 1, 1) \
  ROW("segment-segment-ad4e19b4", "i32 i64 f32 f64", "collinear no-extent", 0, 0, 1, 1, 1, 1, 2, 2, 0, 1) \
  ROW("segment-segment-27f1a535", "i32 i64 f32 f64", "collinear no-extent", 0, 0, 9, 11, 9, 11, 4, 7, 16, 13) \
  ROW("segment-segment-73c0f7e1", "i32 i64 f32 f64", "no-extent", 0, 0, 4, 7, 16, 13, 9, 11, 9, 11) \
  ROW("segment-segment-451c3404", "i32 i64 f32 f64", "", 0, 0, 2, 2, 4, 2, -12, -4, 18, 10) \
  ROW("segment-segment-5b4486ad", "i32 i64 f32 f64", "", 0, 0, -12, -5, 18, 9, 2, 3, 4, 3) \
  ROW("segment-segment-b283b840", "i32 i64 f32 f64", "", 0, 0, 995, 498, 1005, 502, 420, 270, 1500, 810) \
  ROW("segment-segment-47531f76", "i32 i64 f32 f64", "", 0, 0, 420, 270, 1500, 810, 995, 498, 1005, 502) \
  ROW("segment-segment-9b20bc85", "i32 i64 f32 f64", "parallel", 0, 0, 968, 984, 1032, 1016, 990, 980, 1030, 1000) \
  ROW("segment-segment-743cae09", "i32 i64 f32 f64", "corner", 0, 0, 995, 998, 1005, 1002, 1290, 995, 1310, 1005) \
  ROW("segment-segment-50ae082e", "i32 i64 f32 f64", "parallel", 0, 0, 600, 290, 640, 310, 610, 300, 650, 320) \
  ROW("segment-segment-b3df0fe3", "i32 i64 f32 f64", "corner", 0, 0, 600, 290, 640, 310, 700, 290, 740, 310) \
  ROW("segment-segment-a65e297c", "i32 i64 f32 f64", "crossing", 1, 0, -27, 17, 227, 143, 105, 83, 135, 97) \
  ROW("segment-segment-dd5b3ba9", "i32 i64 f32 f64", "crossing", 1, 0, 85, 73, 115, 87, -7, 27, 247, 153) \
  ROW("segment-segment-7c67bead", "i32 i64 f32 f64", "corner", 0, 0, -28, 16, 228, 144, 685, 83, 715, 97) \
  ROW("segment-segment-4f9f5c82", "i32 i64 f32 f64", "parallel", 0, 0, 0, 80, 640, 400, 490, 295, 510, 305) \
  ROW("segment-segment-1463acf0", "i32 i64 f32 f64", "corner", 0, 0, -50, -25, 50, 25, -3050, -5, -2950, 45) \
  ROW("segment-segment-fad8b4c4", "i32 i64 f32 f64", "", 0, 0, 3, 2, 2, 0, 28214, 2, 8817, -24118) \
  ROW("segment-segment-0cb85b14", "i32 i64 f32 f64", "corner", 0, 0, 0, 17755, 1, 2754, 7599, 0, 7428, 0) \
  ROW("segment-segment-3b92c765", "i32 i64 f32 f64", "leaves-i32", 0, 0, 4896, 2, 0, 4205, 1, 30808, 54752, 1) \
  ROW("segment-segment-45eb8d9d", "i32 i64 f32 f64", "leaves-i32", 0, 0, 0, -8356, 55493, 1, 2, 6449, 52838, 3) \
  ROW("segment-segment-158b66f0", "i32 i64 f32 f64", "crossing", 1, 0, 0, 15183, 2, -271, -12616, 2, 2, 11070) \
  ROW("segment-segment-dc9012b8", "i32 i64 f32 f64", "parallel", 0, 0, 30631, -10591, 30631, -10575, 30630, -10584, 30630, -10581) \
  ROW("segment-segment-70eeefda", "i32 i64 f32 f64", "", 0, 0, -32667, -16333, 32867, 16433, 25, 43, 55, 57) \
  ROW("segment-segment-1f04824a", "i32 i64 f32 f64", "", 0, 0, 25, 43, 55, 57, -32667, -16333, 32867, 16433) \
  ROW("segment-segment-31d60164", "i32 i64 f64", "corner leaves-i32", 0, 0, -349952558, -1243775182, 2, 0, 0, 3, 3, 64887819) \
  ROW("segment-segment-b73f233f", "i32 i64 f64", "crossing leaves-i32", 1, 0, -1159980940, 3, 0, 0, -754784662, 0, 0, 570554457) \
  ROW("segment-segment-085199f9", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763) \
  ROW("segment-segment-515c030a", "i32 i64 f64", "leaves-i32", 0, 0, 0, 10485760, 6291454, 0, -2, 10485760, 0, 10485759) \
  ROW("segment-segment-4b948df5", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, -157258280, 3, 3, 2, 4799221661, 3, 472410671, 738644405) \
  ROW("segment-segment-daccc8f4", "i32 i64 f64", "parallel leaves-i32", 0, 0, -2147483593, -28, -2147483590, -28, -2147483590, -26, -2147483592, -26) \
  ROW("segment-segment-c572d002", "i32 i64 f64", "leaves-i32", 0, 0, -33215, -1815390, -33205, -1815370, -33216, -1815413, -33216, -1815383) \
  ROW("segment-segment-54ca068b", "i32 i64 f64", "corner leaves-i32", 0, 0, 12058624, -7864319, 6815743, -3145728, 12058624, -7864320, 12058625, -7864321) \
  ROW("segment-segment-d9f12e49", "i32 i64 f64", "leaves-i32", 0, 0, 335544320, 335544322, 671088639, 671088640, 503316481, 369098752, 436207616, 436207614) \
  ROW("segment-segment-22a01568", "i64 f64", "crossing leaves-i32 leaves-i64", 1, 0, 5132678039, 18848828, 5132678051, 18848823, 5132678044, 18848831, 5132678050, 18848823) \
  ROW("segment-segment-10989ec0", "i32 i64 f64", "crossing leaves-i32", 1, 0, 2147483603, 2147483602, 2147483595, 2147483610, 2147483602, 2147483604, 2147483598, 2147483604) \
  ROW("segment-segment-26ddc974", "i32 i64 f64", "crossing leaves-i32", 1, 0, 2147483641, -2147483641, 2147483638, 2147483646, 2147483642, -2147483634, 2147483640, -2147483642) \
  ROW("segment-segment-bca5f64f", "i32 i64 f32 f64", "no-extent leaves-i32", 0, 0, 0, 2097152, 0, 2097152, 0, 2621440, 3145728, -5767168) \
  ROW("segment-segment-ed4a723d", "i32 i64 f64", "no-extent leaves-i32", 0, 0, -36076, 1123355, -36076, 1123355, -36077, 1123354, -36082, 1123374) \
  ROW("segment-segment-b08d8391", "i32 i64 f64", "corner no-extent leaves-i32", 0, 0, -1182, 10463338, -1182, 10463338, -1183, 10463338, -1183, 10463338) \
  ROW("segment-segment-5ec30ccd", "i64 f64", "corner no-extent leaves-i32 leaves-i64", 0, 0, -2393, 145661024927, -2393, 145661024927, -2394, 145661024927, -2394, 145661024927) \
  ROW("segment-segment-21de880f", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1, 5e+306, 7e+307, 0, 0, 3, 1, 0) \
  ROW("segment-segment-2032183a", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1, 7, 0, -1e+308, 0, 1e+308, 1e+308) \
  ROW("segment-segment-6d1a9a67", "f64", "crossing leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, 0, 3e+168, 3e+168, 3e+168, 0, 0, 3e+168) \
  ROW("segment-segment-c16e7608", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -1.7e+154, 3, 5e+153, -3e+153, 0, 1e+154, 0, 1) \
  ROW("segment-segment-85c12579", "f64", "corner leaves-i32 vanishes", 0, 0, 33554432, 0, 0, 37748732, 75497472, 8388608, 33554436, 1.401298464324817e-45) \
  ROW("segment-segment-3e6c0541", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 2, 1, 0, 1.2235716563291271e+154, 5.69101623680259e+153, 3, -1.7116938470785156e+154, -2.4664282548213138e+153) \
  ROW("segment-segment-61d9fdf6", "f64", "crossing leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 9.540452427585015e+153, -8.464269852248035e+153, 0, 4.672125250729087e+153, 2.2696055712031464e+154, 3, -1.9482694552276838e+153, 3) \
  ROW("segment-segment-f3fbc953", "f64", "parallel", 0, 0, 0, 6e-08, 1, 6e-08, 1, 0, 0, 0) \
  ROW("segment-segment-a6fca106", "f64", "crossing vanishes", 1, 0, 0, 5e-308, 9e-308, 0, 0, 0, 5e-308, 4e-308) \
  ROW("segment-segment-c2887a2c", "f64", "corner vanishes", 0, 0, 6e-162, 0, 2.22e-162, 6e-162, 2.2e-162, 6e-162, 0, 0) \
  ROW("segment-segment-a43be5d3", "f64", "vanishes", 0, 0, 1.32624737e-315, 7.957484216e-315, 1.1936226324e-314, -1e-323, 1e-323, 0, 0, 7.957484216e-315) \
  ROW("segment-segment-df3d742e", "f64", "vanishes", 0, 0, -151.9999542236328, -168, -40.0000114440918, -24, -96, -96, -368, -1.401298464324817e-45) \
  ROW("segment-segment-9f5df1e7", "f64", "vanishes", 0, 0, 3.16e-321, -3.794e-321, -6.23e-322, 6.3e-322, 2.525e-321, -8.22e-321, 2.53e-321, -3.79e-321)

/* x, y, cx, cy, r */
#define GRAZE_HIT_POINT_DISC(ROW) \
  ROW("point-disc-a37ceeeb", "i32 i64 f32 f64", "", 0, 0, 0, 2, 0, 0, 1) \
  ROW("point-disc-f7972d2b", "i32 i64 f32 f64", "", 0, 0, 0, 0, 0, 2, 1) \
  ROW("point-disc-1ff73bf8", "i32 i64 f32 f64", "", 0, 0, 1, 0, 0, 2, 1) \
  ROW("point-disc-368fb873", "i32 i64 f32 f64", "", 0, 0, 1, 1, 2, 0, 1) \
  ROW("point-disc-90d2855d", "i32 i64 f32 f64", "", 1, 0, 0, 0, 1, 0, 4) \
  ROW("point-disc-f784e771", "i32 i64 f32 f64", "", 0, 0, 1, 2, 0, 0, 2) \
  ROW("point-disc-21f73f1e", "i32 i64 f32 f64", "", 1, 0, 1, 0, 0, 2, 3) \
  ROW("point-disc-6d82db58", "i32 i64 f32 f64", "contained", 1, 0, 3, 0, 3, 0, 2) \
  ROW("point-disc-6e82dceb", "i32 i64 f32 f64", "contained", 1, 0, 3, 0, 3, 0, 3) \
  ROW("point-disc-f117a146", "i32 i64 f32 f64", "no-extent", 0, 0, 1, 1, 0, 0, 0) \
  ROW("point-disc-8ace6818", "i32 i64 f32 f64", "no-extent", 0, 0, 1, 0, 3, 0, 0) \
  ROW("point-disc-3c729bd6", "i32 i64 f32 f64", "", 1, 0, 9, 11, 10, 10, 12) \
  ROW("point-disc-bf8b34a0", "i32 i64 f32 f64", "", 0, 0, 10, 10, 9, 11, 1) \
  ROW("point-disc-262ae163", "i32 i64 f32 f64", "", 1, 0, 3, 2, 3, 3, 2) \
  ROW("point-disc-627e6da0", "i32 i64 f32 f64", "", 1, 0, 3, 2, 3, 3, 30) \
  ROW("point-disc-7758c253", "i32 i64 f32 f64", "", 1, 0, 1000, 500, 960, 540, 1080) \
  ROW("point-disc-0461a8bb", "i32 i64 f32 f64", "", 0, 0, 960, 540, 1000, 500, 10) \
  ROW("point-disc-82eafbca", "i32 i64 f32 f64", "", 1, 0, 1000, 1000, 1010, 990, 40) \
  ROW("point-disc-d5d3e039", "i32 i64 f32 f64", "", 0, 0, 1000, 1000, 1300, 1000, 20) \
  ROW("point-disc-dec7afc2", "i32 i64 f32 f64", "", 1, 0, 620, 300, 630, 310, 40) \
  ROW("point-disc-aaf4d54f", "i32 i64 f32 f64", "", 0, 0, 620, 300, 720, 300, 40) \
  ROW("point-disc-f6ba3876", "i32 i64 f32 f64", "", 1, 0, 100, 80, 120, 90, 30) \
  ROW("point-disc-92b1d28f", "i32 i64 f32 f64", "", 1, 0, 100, 80, 120, 90, 255) \
  ROW("point-disc-7ef7aea6", "i32 i64 f32 f64", "", 0, 0, 100, 80, 700, 90, 30) \
  ROW("point-disc-511afbf1", "i32 i64 f32 f64", "", 0, 0, 320, 240, 500, 300, 20) \
  ROW("point-disc-3979e1b6", "i32 i64 f32 f64", "", 0, 0, 100, 50, 40, 50, 30) \
  ROW("point-disc-257c87cb", "i32 i64 f32 f64", "", 0, 0, 0, 0, -3000, 20, 100) \
  ROW("point-disc-1722bafc", "i32 i64 f32 f64", "", 0, 0, 20689, 2, 1, 3, 3) \
  ROW("point-disc-c54b34fe", "i32 i64 f32 f64", "", 1, 0, 3, 2, 2, 0, 28214) \
  ROW("point-disc-4098a7e6", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 0, 0, 0, 0, 46341) \
  ROW("point-disc-47383e18", "i32 i64 f32 f64", "leaves-i32", 0, 0, 2, 309, 52610, 3, 3) \
  ROW("point-disc-93837ff1", "i32 i64 f32 f64", "leaves-i32", 0, 0, 1, 3, 1, -125343, 1) \
  ROW("point-disc-8cba9ea4", "i32 i64 f32 f64", "", 1, 0, 2, 7013, 2, 31265, 38027) \
  ROW("point-disc-b013bcf1", "i32 i64 f32 f64", "leaves-i32", 1, 0, 40, 50, 100, 50, 65535) \
  ROW("point-disc-a62cb240", "i32 i64 f64", "leaves-i32", 0, 0, 1, 3, 1, 1642970298, 1) \
  ROW("point-disc-da872e7c", "i32 i64 f64", "leaves-i32", 0, 0, -1906870641, 2, 1, 3, 3) \
  ROW("point-disc-2a5314b7", "i32 i64 f64", "leaves-i32", 1, 0, 38, 26, 35, 26, 2147483645) \
  ROW("point-disc-2d59325c", "i32 i64 f64", "leaves-i32", 1, 0, 5450, 0, 0, 3, 2147468702) \
  ROW("point-disc-0945379a", "i32 i64 f64", "leaves-i32", 1, 0, 1, 2, -26011, 3, 2147462751) \
  ROW("point-disc-4e2e08b6", "i32 i64 f64", "leaves-i32", 0, 0, 35975136, 2, 0, -775402550, 1) \
  ROW("point-disc-f6a1f6d8", "i32 i64 f64", "leaves-i32", 1, 0, 0, 15183, 2, -271, 2147471032) \
  ROW("point-disc-d74c9422", "i64 f64", "leaves-i32 leaves-i64", 1, 0, -157258280, 3, 3, 2, 4799221661) \
  ROW("point-disc-a520694d", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 0, 1, 4895648921, -546610004, 1) \
  ROW("point-disc-4dde98c2", "i32 i64 f64", "contained leaves-i32", 1, 0, 2147483520, -39, 2147483520, -39, 2) \
  ROW("point-disc-05b091df", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 3, 2, 2, 0, 1.2066665371398827e+154) \
  ROW("point-disc-b4d0b2af", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1, 3, 1, 2.2989617099463952e+154, 1) \
  ROW("point-disc-683d8f42", "f64", "vanishes", 1, 0, 1.082e-320, 1.082e-320, 1.344e-321, 8.65e-322, 1.3755e-320) \
  ROW("point-disc-8d477e23", "f64", "vanishes", 0, 0, -3.7944e-320, -2.53e-321, -7.58e-321, 3.794e-320, 5.059e-320) \
  ROW("point-disc-0f505d8e", "f64", "vanishes", 1, 0, -4.243991582e-314, 1.856746317e-314, -4.243991582e-314, 2.7851194747e-314, 9.283731595e-315) \
  ROW("point-disc-427138b7", "f64", "vanishes", 0, 0, 8.474093224671776e-33, 2.6963019221421302e-33, 7.703718308181005e-33, 2.6963019221421302e-33, 7.703719777548943e-34)

/* x1, y1, x2, y2, cx, cy, r */
#define GRAZE_HIT_SEGMENT_DISC(ROW) \
  ROW("segment-disc-d618f403", "i32 i64 f32 f64", "corner", 1, 0, 0, 0, 0, 1, 0, 0, 1) \
  ROW("segment-disc-970d0680", "i32 i64 f32 f64", "corner", 1, 0, 1, 1, 0, 0, 0, 0, 1) \
  ROW("segment-disc-203157b0", "i32 i64 f32 f64", "", 1, 0, 0, 2, 0, 0, 0, 1, 2) \
  ROW("segment-disc-9c1d8528", "i32 i64 f32 f64", "", 1, 0, 0, 0, 2, 0, 1, 0, 2) \
  ROW("segment-disc-d261a786", "i32 i64 f32 f64", "corner", 0, 0, 0, 1, 0, 2, 1, 0, 1) \
  ROW("segment-disc-f489960b", "i32 i64 f32 f64", "corner", 1, 0, 1, 0, 3, 1, 0, 1, 2) \
  ROW("segment-disc-840866c4", "i32 i64 f32 f64", "corner", 0, 0, 2, 4, 2, 0, 0, 0, 1) \
  ROW("segment-disc-cb9ff535", "i32 i64 f32 f64", "corner", 1, 0, 0, 2, 2, 0, 4, 1, 3) \
  ROW("segment-disc-9318bb86", "i32 i64 f32 f64", "corner", 0, 0, 1, 4, 3, 6, 0, 1, 2) \
  ROW("segment-disc-373b88aa", "i32 i64 f32 f64", "", 1, 0, 0, 2, 8, 0, 6, 1, 2) \
  ROW("segment-disc-72ca5852", "i32 i64 f32 f64", "", 0, 0, 6, 5, 1, 2, 5, 0, 2) \
  ROW("segment-disc-7874cf6f", "i32 i64 f32 f64", "corner", 0, 0, 5, 4, 5, 6, 1, 3, 4) \
  ROW("segment-disc-e00490bf", "i32 i64 f32 f64", "corner", 0, 0, 5, 8, 2, 5, 3, 1, 4) \
  ROW("segment-disc-c620409f", "i32 i64 f32 f64", "corner", 0, 0, 6, 6, 5, 6, 0, 3, 4) \
  ROW("segment-disc-c1d416d8", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, 2, 0, 2, 0, 0, 1) \
  ROW("segment-disc-0157018e", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, 2, 0, 2, 1, 0, 2) \
  ROW("segment-disc-3b2e8b59", "i32 i64 f32 f64", "", 0, 0, 4, 7, 16, 13, 9, 11, 1) \
  ROW("segment-disc-d02d21c4", "i32 i64 f32 f64", "", 1, 0, 2, 2, 4, 2, 3, 3, 30) \
  ROW("segment-disc-458bcbc5", "i32 i64 f32 f64", "", 1, 0, -12, -5, 18, 9, 3, 3, 2) \
  ROW("segment-disc-6cd5a1e9", "i32 i64 f32 f64", "corner", 1, 0, 995, 498, 1005, 502, 960, 540, 1080) \
  ROW("segment-disc-3e5abb24", "i32 i64 f32 f64", "", 0, 0, 420, 270, 1500, 810, 1000, 500, 10) \
  ROW("segment-disc-dbde4af1", "i32 i64 f32 f64", "", 1, 0, 968, 984, 1032, 1016, 1010, 990, 40) \
  ROW("segment-disc-d51ae27e", "i32 i64 f32 f64", "corner", 0, 0, 995, 998, 1005, 1002, 1300, 1000, 20) \
  ROW("segment-disc-3b163177", "i32 i64 f32 f64", "", 1, 0, 600, 290, 640, 310, 630, 310, 40) \
  ROW("segment-disc-5e28df32", "i32 i64 f32 f64", "corner", 0, 0, 600, 290, 640, 310, 720, 300, 40) \
  ROW("segment-disc-ec27f58b", "i32 i64 f32 f64", "", 1, 0, -27, 17, 227, 143, 120, 90, 30) \
  ROW("segment-disc-d8d131c0", "i32 i64 f32 f64", "corner", 1, 0, 85, 73, 115, 87, 120, 90, 255) \
  ROW("segment-disc-4fa1e5e3", "i32 i64 f32 f64", "corner", 0, 0, -28, 16, 228, 144, 700, 90, 30) \
  ROW("segment-disc-4f749511", "i32 i64 f32 f64", "", 0, 0, 0, 80, 640, 400, 500, 300, 20) \
  ROW("segment-disc-235388fe", "i32 i64 f32 f64", "corner", 0, 0, -50, -25, 50, 25, -3000, 20, 100) \
  ROW("segment-disc-6a09614d", "i32 i64 f32 f64", "", 0, 0, 0, 5795, 2, 0, 0, 1, 1) \
  ROW("segment-disc-0b24beeb", "i32 i64 f32 f64", "corner", 0, 0, 3, 2, 2, 0, 28214, 2, 8817) \
  ROW("segment-disc-aad79c17", "i32 i64 f64", "", 1, 0, 1536, 1, 0, 0, -1, 4096, 4096) \
  ROW("segment-disc-aa9a8499", "i32 i64 f64", "corner leaves-i32", 0, 0, 24347, -100141, 2, 0, 0, 3, 3) \
  ROW("segment-disc-ba0746d9", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, -65546, -5168, 3, 1, 2, 6248, 2) \
  ROW("segment-disc-50999a8d", "i32 i64 f32 f64", "corner", 1, 0, 7693, 151, 7693, 15, 7680, 0, 20) \
  ROW("segment-disc-84f87fde", "i32 i64 f32 f64", "", 1, 0, -32667, -16333, 32867, 16433, 40, 50, 30) \
  ROW("segment-disc-8d3eb0cd", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 25, 43, 55, 57, 100, 50, 65535) \
  ROW("segment-disc-a57c6023", "i32 i64 f64", "leaves-i32", 1, 0, 95386175, 0, 0, 0, 3, 0, 1) \
  ROW("segment-disc-9f61401f", "i32 i64 f64", "corner leaves-i32", 1, 0, -1, 0, -1, 6, 0, 0, 2147483647) \
  ROW("segment-disc-51b10ed4", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2, 466237554) \
  ROW("segment-disc-a2f367c5", "i32 i64 f64", "corner leaves-i32", 0, 0, -349952558, -1243775182, 2, 0, 0, 3, 3) \
  ROW("segment-disc-caee8a87", "i32 i64 f64", "leaves-i32", 0, 0, 0, -319510054, 2, 1641488251, 95676143, 2, 2) \
  ROW("segment-disc-ee9af4da", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, -157258280, 3, 3, 2, 4799221661, 3, 472410671) \
  ROW("segment-disc-2149e4b9", "i32 i64 f64", "no-extent leaves-i32", 0, 0, -1159980940, 3, 0, 0, -754784662, 0, 0) \
  ROW("segment-disc-18814661", "i32 i64 f64", "corner no-extent leaves-i32", 0, 0, 2147483616, -33, 2147483616, -33, 2147483616, -39, 5) \
  ROW("segment-disc-d45090ba", "i32 i64 f64", "corner no-extent leaves-i32", 0, 0, 480928, -3170350, 480928, -3170350, 480929, -3170344, 6) \
  ROW("segment-disc-734720d6", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 4, 8, 0, 8, 8, 0, 3e+268) \
  ROW("segment-disc-3aaadee0", "f64", "leaves-i32 leaves-i64 leaves-f32", 1, 0, 4, 5e+79, 0, 0, 8, 0, 5e+78) \
  ROW("segment-disc-f7a4d6b1", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, 5e+167, 2, 0, 0, 2, 5e+167) \
  ROW("segment-disc-eea9621d", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 1, 0, 2, 0, 0, 5e+232, 1e+233) \
  ROW("segment-disc-9614ce26", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 1, 1, 0, 5e+263, 1e+196) \
  ROW("segment-disc-a4ee034f", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, -4.9154541308350495e+153, 2, 1, 3, 3, 1.3657399311764578e+154, 2.5301571016888595e+154) \
  ROW("segment-disc-79f6ed84", "f32 f64", "leaves-i32 leaves-i64 vanishes", 1, 0, -137438986240, -137438969856, 2.802596928649634e-45, 0, -8589934592, -60129546240, 51539607552) \
  ROW("segment-disc-14fb6367", "f64", "corner leaves-i32 vanishes", 0, 0, -2.802596928649634e-45, 67108880, -1.401298464324817e-45, 33554436, -33554436, 33554432, 33554432) \
  ROW("segment-disc-73a97104", "f64", "corner vanishes", 0, 0, 0, 2e-160, 0, 0, 0.002, 0, 0.0002) \
  ROW("segment-disc-63e0895d", "f64", "vanishes", 0, 0, 1, 0, 1, 2e-322, 0, 4e-323, 0.1) \
  ROW("segment-disc-3362b5ba", "f64", "vanishes", 1, 0, -5e-324, -5e-324, 0.16, 0.34, 0.03, -5e-324, 0.03) \
  ROW("segment-disc-9adcba24", "f64", "corner vanishes", 1, 0, 4.203895392974451e-45, 0.5, 1.5, -1.25, 2.749999761581421, -1.25, 1.25) \
  ROW("segment-disc-fbb30906", "f32 f64", "", 0, 0, 3.5527141023169746e-15, 3.552713678800501e-15, 7.993605777301127e-15, 7.105427357601002e-15, 7.105427357601002e-15, 4.884980884834215e-15, 8.881784197001252e-16)

/* a_cx, a_cy, a_r, b_cx, b_cy, b_r */
#define GRAZE_HIT_DISC_DISC(ROW) \
  ROW("disc-disc-a4658f44", "i32 i64 f32 f64", "", 1, 0, 0, 0, 2, 2, 0, 1) \
  ROW("disc-disc-ff9ec57a", "i32 i64 f32 f64", "", 0, 0, 1, 0, 1, 0, 2, 1) \
  ROW("disc-disc-2bf261cf", "i32 i64 f32 f64", "", 1, 0, 0, 2, 3, 0, 0, 1) \
  ROW("disc-disc-4c72020d", "i32 i64 f32 f64", "", 1, 0, 1, 1, 1, 2, 0, 1) \
  ROW("disc-disc-771148df", "i32 i64 f32 f64", "", 1, 0, 0, 0, 3, 0, 2, 1) \
  ROW("disc-disc-0ea25330", "i32 i64 f32 f64", "", 0, 0, 4, 0, 1, 1, 0, 1) \
  ROW("disc-disc-32b8328c", "i32 i64 f32 f64", "", 1, 0, 1, 2, 1, 0, 1, 2) \
  ROW("disc-disc-4a7fa38c", "i32 i64 f32 f64", "", 0, 0, 0, 0, 1, 3, 2, 1) \
  ROW("disc-disc-5be67f04", "i32 i64 f32 f64", "", 0, 0, 3, 0, 1, 0, 2, 1) \
  ROW("disc-disc-75648adc", "i32 i64 f32 f64", "", 0, 0, 2, 0, 1, 1, 2, 1) \
  ROW("disc-disc-c2f88a12", "i32 i64 f32 f64", "", 1, 0, 1, 2, 1, 1, 1, 1) \
  ROW("disc-disc-70eac431", "i32 i64 f32 f64", "", 0, 0, 1, 4, 1, 0, 0, 2) \
  ROW("disc-disc-8d486c15", "i32 i64 f32 f64", "", 1, 0, 2, 2, 2, 0, 1, 1) \
  ROW("disc-disc-e01912e7", "i32 i64 f32 f64", "", 1, 0, 3, 1, 1, 1, 0, 2) \
  ROW("disc-disc-10e54846", "i32 i64 f32 f64", "", 0, 0, 4, 1, 3, 0, 0, 1) \
  ROW("disc-disc-d026583e", "i32 i64 f32 f64", "", 0, 0, 0, 0, 1, 0, 5, 3) \
  ROW("disc-disc-0bb7d137", "i32 i64 f32 f64", "", 1, 0, 2, 3, 2, 1, 0, 2) \
  ROW("disc-disc-5456536c", "i32 i64 f32 f64", "contained", 1, 0, 3, 0, 2, 3, 0, 3) \
  ROW("disc-disc-9ae405c9", "i32 i64 f32 f64", "contained", 1, 0, 3, 0, 4, 3, 0, 2) \
  ROW("disc-disc-adff393b", "i32 i64 f32 f64", "no-extent", 0, 0, 4, 1, 0, 0, 0, 1) \
  ROW("disc-disc-698723a1", "i32 i64 f32 f64", "no-extent", 0, 0, 4, 1, 0, 2, 0, 1) \
  ROW("disc-disc-8571894e", "i32 i64 f32 f64", "", 1, 0, 9, 11, 1, 10, 10, 12) \
  ROW("disc-disc-fb2e4f90", "i32 i64 f32 f64", "", 1, 0, 10, 10, 12, 9, 11, 1) \
  ROW("disc-disc-d8d347e5", "i32 i64 f32 f64", "", 1, 0, 3, 2, 2, 3, 3, 30) \
  ROW("disc-disc-14983e15", "i32 i64 f32 f64", "", 1, 0, 3, 2, 30, 3, 3, 2) \
  ROW("disc-disc-18c80b5f", "i32 i64 f32 f64", "", 1, 0, 1000, 500, 10, 960, 540, 1080) \
  ROW("disc-disc-37b46e85", "i32 i64 f32 f64", "", 1, 0, 960, 540, 1080, 1000, 500, 10) \
  ROW("disc-disc-42cfa833", "i32 i64 f32 f64", "", 1, 0, 1000, 1000, 64, 1010, 990, 40) \
  ROW("disc-disc-96dc193b", "i32 i64 f32 f64", "", 0, 0, 1000, 1000, 10, 1300, 1000, 20) \
  ROW("disc-disc-fea5e165", "i32 i64 f32 f64", "", 1, 0, 620, 300, 40, 630, 310, 40) \
  ROW("disc-disc-1d5eb660", "i32 i64 f32 f64", "", 0, 0, 620, 300, 40, 720, 300, 40) \
  ROW("disc-disc-0f17bc5d", "i32 i64 f32 f64", "", 1, 0, 100, 80, 255, 120, 90, 30) \
  ROW("disc-disc-4e6c730b", "i32 i64 f32 f64", "", 1, 0, 100, 80, 30, 120, 90, 255) \
  ROW("disc-disc-8f923c54", "i32 i64 f32 f64", "", 0, 0, 100, 80, 256, 700, 90, 30) \
  ROW("disc-disc-dbe6fbf8", "i32 i64 f32 f64", "", 1, 0, 320, 240, 640, 500, 300, 20) \
  ROW("disc-disc-1dc14d95", "i32 i64 f32 f64", "", 0, 0, 0, 0, 100, -3000, 20, 100) \
  ROW("disc-disc-23abe78d", "i32 i64 f32 f64", "", 0, 0, 3, 2, 2, 0, 28214, 2) \
  ROW("disc-disc-65a4d3d4", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 23171, 0, 0, 23170) \
  ROW("disc-disc-4f06f9cd", "i32 i64 f32 f64", "leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 3) \
  ROW("disc-disc-9d44bc6c", "i32 i64 f32 f64", "leaves-i32", 0, 0, 24347, -100141, 2, 0, 0, 3) \
  ROW("disc-disc-b2e4e42e", "i32 i64 f32 f64", "leaves-i32", 1, 0, 0, -8356, 55493, 1, 2, 6449) \
  ROW("disc-disc-de6ceabc", "i32 i64 f32 f64", "leaves-i32", 0, 0, 1, 127216, 3027, 1, 0, 10474) \
  ROW("disc-disc-6575467b", "i32 i64 f32 f64", "", 1, 0, -28095, 0, 11551, -20293, 0, 42003) \
  ROW("disc-disc-18ef91f3", "i32 i64 f32 f64", "leaves-i32", 1, 0, 100, 50, 65535, 40, 50, 30) \
  ROW("disc-disc-42284e97", "i32 i64 f32 f64", "leaves-i32", 1, 0, 40, 50, 30, 100, 50, 65535) \
  ROW("disc-disc-fac31bc6", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2) \
  ROW("disc-disc-e7a12e03", "i32 i64 f64", "leaves-i32", 1, 0, 25, 11, 2147483644, 24, 6, 6) \
  ROW("disc-disc-52c2951c", "i32 i64 f64", "leaves-i32", 1, 0, 16, 20, 2147483645, 2, 11, 19) \
  ROW("disc-disc-7350448a", "i32 i64 f64", "leaves-i32", 1, 0, -35, 3, 5, -27, 3, 2147483646) \
  ROW("disc-disc-1983dbc2", "i64 f64", "leaves-i32 leaves-i64", 0, 0, -157258280, 3, 3, 2, 4799221661, 3) \
  ROW("disc-disc-7b19efe8", "i32 i64 f64", "leaves-i32", 0, 0, -349952558, -1243775182, 2, 0, 0, 3) \
  ROW("disc-disc-a1fa35e3", "i32 i64 f64", "leaves-i32", 0, 0, -1906870641, 2, 1, 3, 3, 1287729406) \
  ROW("disc-disc-7f44d073", "i64 f64", "leaves-i32", 0, 0, 1, 2917177353, 689297300, 1, 0, 580383451) \
  ROW("disc-disc-f5df2fa5", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, 2, 2, 0, -1.2066665371398827e+154, 2) \
  ROW("disc-disc-5fcaf388", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -1.7658674152875727e+153, 3, 3, 2, 1.640591743481074e+154, 3) \
  ROW("disc-disc-a2acc840", "f64", "leaves-i32 vanishes", 1, 0, -8388608, -16777215, 1.401298464324817e-45, -10485759, -16777216, 2097151.875) \
  ROW("disc-disc-97ff1453", "f64", "leaves-i32 leaves-i64 vanishes", 0, 0, 9663678464, 4294967296, 1073741696, 9663677440, 3221225472, 1.401298464324817e-45) \
  ROW("disc-disc-f9f7f718", "f64", "vanishes", 1, 0, -1.5, 13, 2, -1.5, 11.00000286102295, 5.605193857299268e-45) \
  ROW("disc-disc-714382b0", "f64", "vanishes", 1, 0, -44.5, 45.37499237060547, 63.875, -2.5, -2.75, 5.605193857299268e-45) \
  ROW("disc-disc-380e9d27", "f64", "vanishes", 0, 0, -4.375, -4.750001430511475, 10.625, 0.625, 4.625, 4.203895392974451e-45) \
  ROW("disc-disc-5e5225e6", "f64", "vanishes", 0, 0, 0.4375000596046448, 0.375, 2.802596928649634e-45, 0.4375000596046448, 0.5000001788139343, 0.125)

/* x, y, x1, y1, x2, y2, r */
#define GRAZE_HIT_POINT_CAPSULE(ROW) \
  ROW("point-capsule-67a6c7b7", "i32 i64 f32 f64", "corner", 1, 0, 0, 0, 0, 2, 0, 0, 1) \
  ROW("point-capsule-96f95ac7", "i32 i64 f32 f64", "", 1, 0, 0, 1, 1, 1, 0, 0, 2) \
  ROW("point-capsule-b983516f", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 0, 2, 1, 1, 1) \
  ROW("point-capsule-16abe995", "i32 i64 f32 f64", "", 0, 0, 1, 0, 2, 2, 0, 1, 1) \
  ROW("point-capsule-458a764d", "i32 i64 f32 f64", "corner", 1, 0, 0, 0, 1, 3, 0, 1, 2) \
  ROW("point-capsule-5175ba5d", "i32 i64 f32 f64", "corner", 1, 0, 1, 0, 2, 2, 1, 0, 1) \
  ROW("point-capsule-5b7c14f5", "i32 i64 f32 f64", "corner", 0, 0, 2, 2, 1, 1, 0, 0, 1) \
  ROW("point-capsule-ab96028b", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 0, 4, 0, 2, 1) \
  ROW("point-capsule-a326c775", "i32 i64 f32 f64", "corner", 0, 0, 1, 0, 1, 3, 1, 2, 1) \
  ROW("point-capsule-bd61bd3f", "i32 i64 f32 f64", "corner", 1, 0, 2, 0, 2, 0, 3, 1, 1) \
  ROW("point-capsule-a5d77ee6", "i32 i64 f32 f64", "corner", 1, 0, 2, 0, 2, 0, 4, 1, 1) \
  ROW("point-capsule-da53678b", "i32 i64 f32 f64", "corner", 0, 0, 1, 0, 2, 2, 3, 4, 1) \
  ROW("point-capsule-5eb30254", "i32 i64 f32 f64", "", 1, 0, 6, 2, 8, 2, 4, 1, 1) \
  ROW("point-capsule-a6c78136", "i32 i64 f32 f64", "", 1, 0, 1, 0, 0, -1, 6, 2, 1) \
  ROW("point-capsule-4d3959f4", "i32 i64 f32 f64", "corner no-extent", 1, 0, 0, 0, 0, 0, 0, 0, 2) \
  ROW("point-capsule-0a83c70c", "i32 i64 f32 f64", "", 1, 0, 9, 11, -2, 10, 16, 11, 6) \
  ROW("point-capsule-53312c2b", "i32 i64 f32 f64", "", 0, 0, 10, 10, 8, 11, 9, 12, 1) \
  ROW("point-capsule-fb11986c", "i32 i64 f32 f64", "", 0, 0, 3, 2, 1, 3, 4, 4, 1) \
  ROW("point-capsule-868ef73d", "i32 i64 f32 f64", "", 1, 0, 3, 2, -27, 3, 18, 4, 15) \
  ROW("point-capsule-0e1d9a24", "i32 i64 f32 f64", "", 1, 0, 1000, 500, -120, 540, 1500, 541, 540) \
  ROW("point-capsule-f481d00e", "i32 i64 f32 f64", "corner", 0, 0, 960, 540, 990, 500, 1005, 501, 5) \
  ROW("point-capsule-03ca7bd9", "i32 i64 f32 f64", "", 1, 0, 1000, 1000, 970, 990, 1030, 991, 20) \
  ROW("point-capsule-c30da3f2", "i32 i64 f32 f64", "corner", 0, 0, 1000, 1000, 1280, 1000, 1310, 1001, 10) \
  ROW("point-capsule-45adee51", "i32 i64 f32 f64", "", 1, 0, 620, 300, 590, 310, 650, 311, 20) \
  ROW("point-capsule-b8c994fb", "i32 i64 f32 f64", "corner", 0, 0, 620, 300, 680, 300, 740, 301, 20) \
  ROW("point-capsule-f6abc396", "i32 i64 f32 f64", "", 1, 0, 100, 80, 90, 90, 135, 91, 15) \
  ROW("point-capsule-ddc31c5f", "i32 i64 f32 f64", "", 1, 0, 100, 80, -135, 90, 247, 91, 127) \
  ROW("point-capsule-7df83bb0", "i32 i64 f32 f64", "corner", 0, 0, 100, 80, 670, 90, 715, 91, 15) \
  ROW("point-capsule-af214e1b", "i32 i64 f32 f64", "corner", 0, 0, 320, 240, 480, 300, 510, 301, 10) \
  ROW("point-capsule-ee6b6046", "i32 i64 f32 f64", "corner", 0, 0, 100, 50, 10, 50, 55, 51, 15) \
  ROW("point-capsule-1834d068", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, -3100, 20, -2950, 21, 50) \
  ROW("point-capsule-318c8fc8", "i32 i64 f32 f64", "", 1, 0, 3, 2, 2, 0, 28214, 2, 8817) \
  ROW("point-capsule-c95a9134", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 24347, -100141, 2, 0, 0, 3, 3) \
  ROW("point-capsule-45c83618", "i32 i64 f32 f64", "", 0, 0, 0, 7398, -7140, 3, 18844, 1, 1) \
  ROW("point-capsule-1e08e8f0", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, -65546, -5168, 3, 1, 2, 6248, 2) \
  ROW("point-capsule-3db085d9", "i32 i64 f32 f64", "corner", 1, 0, 0, 2, -1, 10240, 4609, 6143, 7680) \
  ROW("point-capsule-00cd956b", "i32 i64 f32 f64", "leaves-i32", 1, 0, 40, 50, -65435, 50, 32867, 51, 32767) \
  ROW("point-capsule-4c04aa47", "i32 i64 f64", "leaves-i32", 1, 0, 0, 0, -1, 0, 4, -4, 2147483647) \
  ROW("point-capsule-ca0d72e2", "i32 i64 f64", "corner leaves-i32", 1, 0, -24, -20, -14, -27, -22, -20, 2147483647) \
  ROW("point-capsule-968c0559", "i64 f64", "corner leaves-i32 leaves-i64", 1, 0, 3, 2, 2, 0, -4041631448, 2, 466237554) \
  ROW("point-capsule-43ac7b6a", "i32 i64 f64", "corner leaves-i32", 0, 0, -349952558, -1243775182, 2, 0, 0, 3, 3) \
  ROW("point-capsule-c81dcf0a", "i32 i64 f64", "leaves-i32", 0, 0, 0, 411026544, -342036299, 3, 1691405533, 1, 1) \
  ROW("point-capsule-acfa94d5", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -7.57284331214675e+153, -1.9587312392269284e+154, 2, 0, 0, 3, 3) \
  ROW("point-capsule-f0b72f8d", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 3, 2, 2, 0, -1.2066665371398827e+154, 2, 2.1411639064415348e+153) \
  ROW("point-capsule-2e32cd83", "f64", "corner leaves-i32 vanishes", 1, 0, 0, -1.401298464324817e-45, -41943036, -83886080, -41943044, -31457280, 52428808) \
  ROW("point-capsule-ad9d6112", "f64", "corner leaves-i32 vanishes", 0, 0, 1.401298464324817e-45, 0, 729808896, 125829120, 503316480, 209715232, 545259520) \
  ROW("point-capsule-6d4e65cd", "f64", "corner vanishes", 1, 0, 2.802596928649634e-45, 0, 0, 640, 0, 639.9999389648438, 640) \
  ROW("point-capsule-ba524ae1", "f64", "vanishes", 1, 0, 60, 43.99999999999999, 52, 48, 100.00000000000003, 1e-323, 4) \
  ROW("point-capsule-19265799", "f64", "corner vanishes", 0, 0, 0, 0, 1e-323, 5.0587e-320, 2.2767e-320, 3.036e-320, 3.794e-320) \
  ROW("point-capsule-2ad87b1e", "f32 f64", "vanishes", 0, 0, -0.0625, -0.0625, 0.1249999925494194, -1.401298464324817e-45, 0.125, -1.125, 0.125)

/* a_x1, a_y1, a_x2, a_y2, b_x1, b_y1, b_x2, b_y2, r */
#define GRAZE_HIT_SEGMENT_CAPSULE(ROW) \
  ROW("segment-capsule-7334859b", "i32 i64 f32 f64", "parallel collinear shared-corner", 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 2) \
  ROW("segment-capsule-a9bf013b", "i32 i64 f32 f64", "parallel collinear shared-corner", 1, 0, 1, 1, 2, 0, 1, 1, 2, 0, 2) \
  ROW("segment-capsule-64ce6342", "i32 i64 f32 f64", "corner", 1, 0, 1, 4, 0, 1, 1, 0, 2, 0, 2) \
  ROW("segment-capsule-87e40f21", "i32 i64 f32 f64", "", 0, 0, 0, 3, 2, 2, 1, 1, 2, 0, 1) \
  ROW("segment-capsule-35058ad5", "i32 i64 f32 f64", "", 1, 0, 0, 0, 3, 3, 2, 0, 4, 0, 2) \
  ROW("segment-capsule-71b7fdc6", "i32 i64 f32 f64", "", 1, 0, 0, 0, 0, 6, 1, 5, 0, 2, 1) \
  ROW("segment-capsule-bb5714f6", "i32 i64 f32 f64", "corner", 0, 0, 3, 2, 3, 0, 0, 3, 0, 2, 2) \
  ROW("segment-capsule-30a6c4d4", "i32 i64 f32 f64", "corner collinear shared-corner", 1, 0, 5, 2, 3, 1, 1, 0, 3, 1, 1) \
  ROW("segment-capsule-470769e6", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 1, 2, 3, 3, 4, 4, 2) \
  ROW("segment-capsule-1bce49a6", "i32 i64 f32 f64", "", 1, 0, 3, 3, 0, 2, 4, 3, 0, 5, 1) \
  ROW("segment-capsule-064f324d", "i32 i64 f32 f64", "corner collinear shared-corner", 1, 0, 1, 7, 1, 4, 1, 4, 1, 1, 2) \
  ROW("segment-capsule-a85079c6", "i32 i64 f32 f64", "corner collinear", 0, 0, 2, 5, 0, 7, 3, 4, 4, 3, 1) \
  ROW("segment-capsule-c71d46bc", "i32 i64 f32 f64", "", 0, 0, 1, 2, 2, 2, 8, 4, 8, 1, 1) \
  ROW("segment-capsule-324a2684", "i32 i64 f32 f64", "corner", 0, 0, 4, 3, 2, 5, 9, 1, 5, 0, 2) \
  ROW("segment-capsule-07a7ce9c", "i32 i64 f32 f64", "", 1, 0, 2, 1, 8, 4, 6, 3, 6, 2, 1) \
  ROW("segment-capsule-7eb8c374", "i32 i64 f32 f64", "", 0, 0, 5, 5, 4, 7, 8, 4, 6, 7, 1) \
  ROW("segment-capsule-8e5e2a3b", "i32 i64 f32 f64", "corner", 0, 0, 1, -2, 0, 0, 4, 3, 1, 1, 1) \
  ROW("segment-capsule-ba20cb02", "i32 i64 f32 f64", "", 1, 0, 1, 0, 3, 2, 2, -2, 0, 2, 2) \
  ROW("segment-capsule-4f066437", "i32 i64 f32 f64", "crossing", 1, 0, 1, 1, 1, 3, -1, 2, 2, 2, 2) \
  ROW("segment-capsule-5c09dfee", "i32 i64 f32 f64", "crossing", 1, 0, 1, 5, 1, 2, 2, 3, -3, 8, 1) \
  ROW("segment-capsule-75ce841d", "i32 i64 f32 f64", "corner collinear", 0, 0, 0, 7, -1, 9, 2, 3, 1, 5, 1) \
  ROW("segment-capsule-ebf03155", "i32 i64 f32 f64", "parallel", 0, 0, 2, 5, 2, 11, 4, 5, 4, 7, 1) \
  ROW("segment-capsule-e0f6547e", "i32 i64 f32 f64", "", 0, 0, 4, 7, 16, 13, 8, 11, 9, 12, 1) \
  ROW("segment-capsule-7a822ff3", "i32 i64 f32 f64", "", 1, 0, 2, 2, 4, 2, -27, 3, 18, 4, 15) \
  ROW("segment-capsule-1bc1a640", "i32 i64 f32 f64", "", 0, 0, -12, -5, 18, 9, 1, 3, 4, 4, 1) \
  ROW("segment-capsule-71e2ae94", "i32 i64 f32 f64", "", 1, 0, 995, 498, 1005, 502, -120, 540, 1500, 541, 540) \
  ROW("segment-capsule-7908f70d", "i32 i64 f32 f64", "", 0, 0, 420, 270, 1500, 810, 990, 500, 1005, 501, 5) \
  ROW("segment-capsule-8d12021c", "i32 i64 f32 f64", "crossing", 1, 0, 968, 984, 1032, 1016, 970, 990, 1030, 991, 20) \
  ROW("segment-capsule-b56d7ec3", "i32 i64 f32 f64", "corner", 0, 0, 995, 998, 1005, 1002, 1280, 1000, 1310, 1001, 10) \
  ROW("segment-capsule-62a7c80e", "i32 i64 f32 f64", "", 1, 0, 600, 290, 640, 310, 590, 310, 650, 311, 20) \
  ROW("segment-capsule-c4dfa57c", "i32 i64 f32 f64", "corner", 0, 0, 600, 290, 640, 310, 680, 300, 740, 301, 20) \
  ROW("segment-capsule-7e96b805", "i32 i64 f32 f64", "crossing", 1, 0, -27, 17, 227, 143, 90, 90, 135, 91, 15) \
  ROW("segment-capsule-0679c236", "i32 i64 f32 f64", "", 1, 0, 85, 73, 115, 87, -135, 90, 247, 91, 127) \
  ROW("segment-capsule-f3130595", "i32 i64 f32 f64", "corner", 0, 0, -28, 16, 228, 144, 670, 90, 715, 91, 15) \
  ROW("segment-capsule-0bd5c241", "i32 i64 f32 f64", "", 0, 0, 0, 80, 640, 400, 480, 300, 510, 301, 10) \
  ROW("segment-capsule-8b5ed363", "i32 i64 f32 f64", "corner", 0, 0, -50, -25, 50, 25, -3100, 20, -2950, 21, 50) \
  ROW("segment-capsule-69e9022b", "i32 i64 f32 f64", "", 0, 0, 3, 2, 2, 0, 28214, 2, 8817, -24118, 3) \
  ROW("segment-capsule-97feaa92", "i32 i64 f32 f64", "leaves-i32", 0, 0, 4896, 2, 0, 4205, 1, 30808, 54752, 1, 3) \
  ROW("segment-capsule-2d16ab62", "i32 i64 f32 f64", "leaves-i32", 0, 0, 0, -14301, 103472, 2, 76294, 2, 1, 224, 1) \
  ROW("segment-capsule-803c524c", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, 3, 1, -27681, -93369, -6630, 2, 3, -20271, 1) \
  ROW("segment-capsule-07e38700", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 15342, 5608, 13893, 3, 0, 9920, -64522, 3, 1) \
  ROW("segment-capsule-5c7edfff", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, -65546, -5168, 3, 1, 2, 6248, 2, 72980, 8958) \
  ROW("segment-capsule-88ce5809", "i32 i64 f32 f64", "", 1, 0, -38515, 2, 20567, 2, 9353, 2, 3, -31165, 12752) \
  ROW("segment-capsule-4e4a29ed", "i32 i64 f32 f64", "leaves-i32", 1, 0, -13803, 3, 85786, 0, 1279, -13591, -45475, 2, 31079) \
  ROW("segment-capsule-f25c1b53", "i32 i64 f32 f64", "parallel", 1, 0, -8760, -10051, -8763, -10044, -8756, -10044, -8768, -10016, 7) \
  ROW("segment-capsule-710d7894", "f64", "parallel", 0, 0, 128.00001525878906, 0, 128.00001525878906, 16, 48, 0, 48, 48, 80) \
  ROW("segment-capsule-efcefc6c", "i32 i64 f32 f64", "", 0, 0, -32667, -16333, 32867, 16433, 10, 50, 55, 51, 15) \
  ROW("segment-capsule-3c94d615", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, 25, 43, 55, 57, -65435, 50, 32867, 51, 32767) \
  ROW("segment-capsule-d45cb7bb", "i32 i64 f64", "leaves-i32", 1, 0, 6, -9, 1, -13, 4, -8, 9, -9, 2147483645) \
  ROW("segment-capsule-9e0eee1d", "i32 i64 f64", "corner leaves-i32", 1, 0, -10, 8, -6, 4, -15, 8, -14, 8, 2147483645) \
  ROW("segment-capsule-fdb32527", "i32 i64 f64", "leaves-i32", 1, 0, 13, 24, 4, 41, 12, 21, 12, 24, 2147483647) \
  ROW("segment-capsule-d6f1d9b9", "i32 i64 f64", "crossing leaves-i32", 1, 0, 0, -14063, 9375, 0, 0, -25277, 3831, 1, 2147392711) \
  ROW("segment-capsule-4ade7e12", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763, 3) \
  ROW("segment-capsule-3ca3d8d9", "i32 i64 f64", "corner leaves-i32", 0, 0, 2147483551, 5, 2147483549, 0, 2147483555, 6, 2147483556, 5, 4) \
  ROW("segment-capsule-e006da85", "i32 i64 f64", "parallel leaves-i32", 1, 0, 2147483575, 9, 2147483573, 8, 2147483560, 1, 2147483576, 9, 2) \
  ROW("segment-capsule-520bead0", "i32 i64 f64", "leaves-i32", 0, 0, 2147483584, 1, 2147483594, 20, 2147483599, 16, 2147483611, -6, 6) \
  ROW("segment-capsule-ccf5c836", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -5.8859285467297054e+153, 3, 0, 0, -7.311458679883785e+153, 0, 0, 3.764686840066811e+153, 3) \
  ROW("segment-capsule-5403bf62", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, 2, 2, 0, -1.2066665371398827e+154, 2, 2.1411639064415348e+153, 1.6534009864219487e+154, 3) \
  ROW("segment-capsule-b7e34e48", "f64", "corner leaves-i32 leaves-i64 vanishes", 1, 0, -2.802596928649634e-45, 103079206912, 60129550336, 103079215104, 8589934592, 42949668864, 0, 42949681152, 60129538048) \
  ROW("segment-capsule-f950989b", "f64", "crossing vanishes", 1, 0, -16, 4, -1e-323, -1e-323, -1e-323, 4, -10, -2, 16) \
  ROW("segment-capsule-e17d3773", "f64", "corner vanishes", 1, 0, 24, 32, -5e-324, 15.999999999999998, 40, 15.999999999999998, 64, -32, 40) \
  ROW("segment-capsule-b3510229", "f64", "vanishes", 1, 0, -5e-324, 0.65, 0.23999999999999996, -5e-324, -0.7, 0.65, 0.06, 0.65, 0.06) \
  ROW("segment-capsule-97aa6711", "f32 f64", "vanishes", 1, 0, 128, -2.802596928649634e-45, 0, -768, 127.99998474121094, -768, 1536, 0, 128) \
  ROW("segment-capsule-29e6ebac", "f64", "vanishes", 0, 0, 2.53e-321, 0, 1e-323, 0, -6.37e-322, -1.897e-321, 1.897e-321, -1.26e-321, 1.255e-321) \
  ROW("segment-capsule-b6892eed", "f64", "corner vanishes", 0, 0, -1.03613e-317, 6.216785e-317, -5.180654e-317, 1.2433569e-316, -1.036131e-317, -2.0722615e-317, -6.2167845e-317, -1.03613086e-316, 8.289046e-317) \
  ROW("segment-capsule-90dea9f1", "f64", "vanishes", 0, 0, -1.5290591125556738e-296, 4.434271426411454e-296, -2.1789092353918346e-296, 4.510724382039239e-296, 5.733971672083777e-297, 1.834870935066809e-296, 1e-323, 1.5290591125556738e-296, 3.249250614180806e-296)

/* cx, cy, a_r, x1, y1, x2, y2, b_r */
#define GRAZE_HIT_DISC_CAPSULE(ROW) \
  ROW("disc-capsule-c38b848c", "i32 i64 f32 f64", "corner", 1, 0, 1, 0, 1, 0, 0, 1, 0, 2) \
  ROW("disc-capsule-e3e97a54", "i32 i64 f32 f64", "corner", 1, 0, 0, 1, 2, 0, 1, 0, 0, 1) \
  ROW("disc-capsule-af374dd7", "i32 i64 f32 f64", "", 1, 0, 1, 0, 1, 0, 0, 2, 1, 1) \
  ROW("disc-capsule-d1061e2f", "i32 i64 f32 f64", "corner", 1, 0, 0, 0, 1, 1, 0, 2, 1, 1) \
  ROW("disc-capsule-54b20b4a", "i32 i64 f32 f64", "corner", 1, 0, 0, 0, 2, 2, 1, 1, 0, 1) \
  ROW("disc-capsule-778cf1d1", "i32 i64 f32 f64", "corner", 1, 0, 1, 0, 1, 0, 4, 0, 1, 1) \
  ROW("disc-capsule-b99d76cc", "i32 i64 f32 f64", "", 1, 0, 0, 0, 1, 1, 2, 2, 1, 2) \
  ROW("disc-capsule-4f7dea0f", "i32 i64 f32 f64", "", 1, 0, 2, 2, 1, 0, 1, 3, 0, 1) \
  ROW("disc-capsule-03fff831", "i32 i64 f32 f64", "corner", 1, 0, 6, 0, 3, 0, 0, 3, 0, 2) \
  ROW("disc-capsule-08420ab1", "i32 i64 f32 f64", "corner", 0, 0, 1, 6, 1, 1, 0, 1, 3, 1) \
  ROW("disc-capsule-6fd7ef23", "i32 i64 f32 f64", "corner", 0, 0, 0, 8, 1, 0, 2, 0, 4, 1) \
  ROW("disc-capsule-c897009e", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 1, 4, 6, 4, 0, 2) \
  ROW("disc-capsule-e4d5e7fc", "i32 i64 f32 f64", "corner", 0, 0, 4, 2, 1, 0, 4, 2, 3, 1) \
  ROW("disc-capsule-47588840", "i32 i64 f32 f64", "corner", 0, 0, 2, 0, 2, 0, 5, 0, 8, 2) \
  ROW("disc-capsule-f696c3ee", "i32 i64 f32 f64", "corner", 0, 0, 4, 2, 4, 0, 7, 0, 9, 1) \
  ROW("disc-capsule-cd8f5787", "i32 i64 f32 f64", "corner", 0, 0, -1, 0, 2, 0, 3, 1, 3, 1) \
  ROW("disc-capsule-32f2a683", "i32 i64 f32 f64", "", 0, 0, 0, 4, 1, 4, -2, 7, 4, 1) \
  ROW("disc-capsule-a0455606", "i32 i64 f32 f64", "", 1, 0, 9, 11, 1, -2, 10, 16, 11, 6) \
  ROW("disc-capsule-d65b9e11", "i32 i64 f32 f64", "", 1, 0, 10, 10, 12, 8, 11, 9, 12, 1) \
  ROW("disc-capsule-4d8f47c0", "i32 i64 f32 f64", "", 1, 0, 3, 2, 2, -27, 3, 18, 4, 15) \
  ROW("disc-capsule-6bc970ec", "i32 i64 f32 f64", "", 1, 0, 3, 2, 30, 1, 3, 4, 4, 1) \
  ROW("disc-capsule-217d779e", "i32 i64 f32 f64", "", 1, 0, 1000, 500, 10, -120, 540, 1500, 541, 540) \
  ROW("disc-capsule-c8b38c0a", "i32 i64 f32 f64", "corner", 1, 0, 960, 540, 1080, 990, 500, 1005, 501, 5) \
  ROW("disc-capsule-6cb326da", "i32 i64 f32 f64", "", 1, 0, 1000, 1000, 64, 970, 990, 1030, 991, 20) \
  ROW("disc-capsule-41c2281e", "i32 i64 f32 f64", "corner", 0, 0, 1000, 1000, 10, 1280, 1000, 1310, 1001, 10) \
  ROW("disc-capsule-39afa088", "i32 i64 f32 f64", "", 1, 0, 620, 300, 40, 590, 310, 650, 311, 20) \
  ROW("disc-capsule-045f2683", "i32 i64 f32 f64", "", 1, 0, 100, 80, 255, 90, 90, 135, 91, 15) \
  ROW("disc-capsule-c7261839", "i32 i64 f32 f64", "", 1, 0, 100, 80, 30, -135, 90, 247, 91, 127) \
  ROW("disc-capsule-509a8e2c", "i32 i64 f32 f64", "corner", 0, 0, 100, 80, 256, 670, 90, 715, 91, 15) \
  ROW("disc-capsule-e87077a4", "i32 i64 f32 f64", "corner", 1, 0, 320, 240, 640, 480, 300, 510, 301, 10) \
  ROW("disc-capsule-6a4b2158", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 100, -3100, 20, -2950, 21, 50) \
  ROW("disc-capsule-e78269df", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 0, -8356, 55493, 1, 2, 6449, 52838, 3) \
  ROW("disc-capsule-18f77aa6", "i32 i64 f32 f64", "corner", 0, 0, 0, 15183, 2, -271, -12616, 2, 2, 11070) \
  ROW("disc-capsule-771c3fd3", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, -65546, -5168, 3, 1, 2, 6248, 2, 72980) \
  ROW("disc-capsule-3837dfaf", "i32 i64 f32 f64", "leaves-i32", 1, 0, -11260, 3, 3, 2, 69193, 3, -10428, 24480) \
  ROW("disc-capsule-e818b96a", "i32 i64 f32 f64", "leaves-i32", 0, 0, 1, 5682, 3, 29818, 63282, -14420, 70521, 2) \
  ROW("disc-capsule-d5f66479", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 100, 50, 65535, 10, 50, 55, 51, 15) \
  ROW("disc-capsule-a10db92f", "i32 i64 f32 f64", "leaves-i32", 1, 0, 40, 50, 30, -65435, 50, 32867, 51, 32767) \
  ROW("disc-capsule-23ebcdee", "i32 i64 f64", "leaves-i32", 1, 0, 0, 0, 1, 7, 0, 5, -5, 2147483647) \
  ROW("disc-capsule-7cb82164", "i32 i64 f64", "corner leaves-i32", 1, 0, 10, 3, 3, 5, 3, 7, 4, 2147483646) \
  ROW("disc-capsule-e200cbe2", "i32 i64 f64", "corner leaves-i32", 0, 0, -349952558, -1243775182, 2, 0, 0, 3, 3, 64887819) \
  ROW("disc-capsule-d7857649", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 5e+197, 1, 5e+162, 0, 0, 0, 2, 1) \
  ROW("disc-capsule-9a29202a", "f64", "corner leaves-i32 leaves-i64 vanishes", 0, 0, 2.802596928649634e-45, 0, 2952789504, 4294967808, 3221225472, 6979322368, 8589934592, 2415919360) \
  ROW("disc-capsule-35133f03", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, 5.04306670772614e+153, 2.456645631897531e+154, 2, -1.9879228163096735e+154, 2, 1, 5.651221195137249e+153) \
  ROW("disc-capsule-f5769da1", "f64", "corner leaves-i32 leaves-i64 vanishes", 1, 0, 0, 2.802596928649634e-45, 171798675456, 309237645312, 412316860416, 240518168576, 893353132032, 343597416448) \
  ROW("disc-capsule-65a1f65d", "f64", "corner vanishes", 1, 0, 0, -2.802596928649634e-45, 256, 0, 1023.9998779296875, 1408, 1792, 768) \
  ROW("disc-capsule-4c119f67", "f64", "vanishes", 0, 0, 0, 0, 1.0609978955e-314, 1.989371053e-314, 4.7744905307e-314, 8.355358427e-314, 2.121995791e-314, 4.111366845e-314) \
  ROW("disc-capsule-164d2c3b", "f64", "corner vanishes", 0, 0, -9e-323, -1e-323, 7.9e-322, 2.683e-321, 2.45e-321, 2.213e-321, 1.65e-321, 1.976e-321) \
  ROW("disc-capsule-b37e27ee", "f32 f64", "vanishes", 1, 0, -192, -304.0000305175781, 1.401298464324817e-45, -192, -208, -192, -304.00006103515625, 16)

/* a_x1, a_y1, a_x2, a_y2, a_r, b_x1, b_y1, b_x2, b_y2, b_r */
#define GRAZE_HIT_CAPSULE_CAPSULE(ROW) \
  ROW("capsule-capsule-49dda250", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1) \
  ROW("capsule-capsule-5e035e7b", "i32 i64 f32 f64", "crossing", 1, 0, 2, 2, 0, 0, 1, 0, 1, 1, 0, 1) \
  ROW("capsule-capsule-09e1db5e", "i32 i64 f32 f64", "", 1, 0, 1, 2, 0, 0, 1, 1, 0, 2, 0, 2) \
  ROW("capsule-capsule-37870269", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 0, 0, 1, 0, 3, 2, 1, 0, 0, 3) \
  ROW("capsule-capsule-46a7947b", "i32 i64 f32 f64", "crossing", 1, 0, 0, 0, 2, 2, 1, 3, 0, 0, 3, 1) \
  ROW("capsule-capsule-8508ae7e", "i32 i64 f32 f64", "parallel collinear", 1, 0, 1, 1, 3, 1, 2, 2, 1, 0, 1, 1) \
  ROW("capsule-capsule-a513c0e6", "i32 i64 f32 f64", "parallel collinear shared-corner", 1, 0, 1, 0, 1, 3, 2, 1, 3, 1, 0, 1) \
  ROW("capsule-capsule-ca8607c3", "i32 i64 f32 f64", "", 1, 0, 4, 2, 0, 4, 1, 0, 2, 0, 0, 1) \
  ROW("capsule-capsule-8b5faec1", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 1, 0, 5, 4, 2, 1, 0, 3, 0, 2) \
  ROW("capsule-capsule-08391858", "i32 i64 f32 f64", "corner", 0, 0, 1, 1, 3, 0, 2, 3, 4, 2, 4, 1) \
  ROW("capsule-capsule-0cfbc722", "i32 i64 f32 f64", "", 1, 0, 4, 2, 3, 3, 1, 1, 2, 4, 5, 2) \
  ROW("capsule-capsule-365d475a", "i32 i64 f32 f64", "", 1, 0, 0, 0, 2, 8, 1, 6, 9, 2, 0, 1) \
  ROW("capsule-capsule-22ec8acb", "i32 i64 f32 f64", "corner collinear", 0, 0, 9, 1, 6, 2, 1, 0, 4, 3, 3, 1) \
  ROW("capsule-capsule-7974f521", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 3, 7, 0, 0, 1, 5, 7, 3, 7, 1) \
  ROW("capsule-capsule-7fc3fd5e", "i32 i64 f32 f64", "corner", 0, 0, 7, 2, 8, 2, 2, 1, 5, 1, 7, 4) \
  ROW("capsule-capsule-dd44be2a", "i32 i64 f32 f64", "corner", 0, 0, 7, 1, 5, 0, 2, -2, 1, 1, 1, 2) \
  ROW("capsule-capsule-ef21f417", "i32 i64 f32 f64", "", 0, 0, 1, 6, 3, 5, 3, 7, 2, 4, -1, 1) \
  ROW("capsule-capsule-c3560600", "i32 i64 f32 f64", "", 1, 0, 0, -3, 5, 9, 3, 4, 1, 6, 1, 2) \
  ROW("capsule-capsule-d4c657bf", "i32 i64 f32 f64", "corner", 0, 0, 8, 8, 8, 7, 4, 2, 1, 2, -3, 4) \
  ROW("capsule-capsule-2fa7e1cc", "i32 i64 f32 f64", "", 0, 0, 3, 9, 0, 2, 2, 14, 6, 7, 5, 2) \
  ROW("capsule-capsule-6c7eccdf", "i32 i64 f32 f64", "parallel", 0, 0, 2, 1, 2, 14, 3, 9, 9, 9, 2, 2) \
  ROW("capsule-capsule-0ffdff2f", "i32 i64 f32 f64", "corner collinear", 0, 0, 1, -3, 1, -6, 1, 1, 0, 1, 3, 1) \
  ROW("capsule-capsule-54d234b0", "i32 i64 f32 f64", "crossing", 1, 0, 1, 1, -1, -1, 2, -8, 0, 8, 0, 2) \
  ROW("capsule-capsule-68556c76", "i32 i64 f32 f64", "corner collinear shared-corner no-extent", 1, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 2) \
  ROW("capsule-capsule-8d895928", "i32 i64 f32 f64", "corner collinear no-extent", 1, 0, 0, 0, 0, 0, 1, 0, 2, 1, 1, 2) \
  ROW("capsule-capsule-6b5e1e86", "i32 i64 f32 f64", "no-extent", 1, 0, 0, 0, 2, 1, 1, 1, 2, 1, 2, 1) \
  ROW("capsule-capsule-fe681165", "i32 i64 f32 f64", "", 1, 0, 8, 11, 9, 12, 1, -2, 10, 16, 11, 6) \
  ROW("capsule-capsule-3bb5181d", "i32 i64 f32 f64", "", 1, 0, -2, 10, 16, 11, 6, 8, 11, 9, 12, 1) \
  ROW("capsule-capsule-36a03b20", "i32 i64 f32 f64", "", 1, 0, 1, 2, 4, 3, 1, -27, 3, 18, 4, 15) \
  ROW("capsule-capsule-8b03c792", "i32 i64 f32 f64", "", 1, 0, -27, 2, 18, 3, 15, 1, 3, 4, 4, 1) \
  ROW("capsule-capsule-7a7de87b", "i32 i64 f32 f64", "", 1, 0, 990, 500, 1005, 501, 5, -120, 540, 1500, 541, 540) \
  ROW("capsule-capsule-2f7d5ffb", "i32 i64 f32 f64", "", 1, 0, -120, 540, 1500, 541, 540, 990, 500, 1005, 501, 5) \
  ROW("capsule-capsule-25c1c3d4", "i32 i64 f32 f64", "", 1, 0, 936, 1000, 1032, 1001, 32, 970, 990, 1030, 991, 20) \
  ROW("capsule-capsule-224b4ae9", "i32 i64 f32 f64", "corner", 0, 0, 990, 1000, 1005, 1001, 5, 1280, 1000, 1310, 1001, 10) \
  ROW("capsule-capsule-e7d9da23", "i32 i64 f32 f64", "parallel", 1, 0, 580, 300, 640, 301, 20, 590, 310, 650, 311, 20) \
  ROW("capsule-capsule-69c76109", "i32 i64 f32 f64", "corner", 0, 0, 580, 300, 640, 301, 20, 680, 300, 740, 301, 20) \
  ROW("capsule-capsule-6ad1ddb4", "i32 i64 f32 f64", "", 1, 0, -155, 80, 227, 81, 127, 90, 90, 135, 91, 15) \
  ROW("capsule-capsule-272b49ea", "i32 i64 f32 f64", "", 1, 0, 70, 80, 115, 81, 15, -135, 90, 247, 91, 127) \
  ROW("capsule-capsule-6ede0797", "i32 i64 f32 f64", "corner", 0, 0, -156, 80, 228, 81, 128, 670, 90, 715, 91, 15) \
  ROW("capsule-capsule-479ad921", "i32 i64 f32 f64", "", 1, 0, -320, 240, 640, 241, 320, 480, 300, 510, 301, 10) \
  ROW("capsule-capsule-ec5e2d56", "i32 i64 f32 f64", "corner", 0, 0, -100, 0, 50, 1, 50, -3100, 20, -2950, 21, 50) \
  ROW("capsule-capsule-cb7470f0", "i32 i64 f32 f64", "", 1, 0, 0, 7398, -7140, 3, 18844, 1, 1, 10792, 1, 3) \
  ROW("capsule-capsule-e6504271", "i32 i64 f32 f64", "leaves-i32", 1, 0, 34406, 3, -15592, 0, 23774, 2, 58341, 11714, 3, 2) \
  ROW("capsule-capsule-fdf7a49f", "i32 i64 f32 f64", "leaves-i32", 1, 0, -11260, 3, 3, 2, 69193, 3, -10428, 24480, 0, 114613) \
  ROW("capsule-capsule-6de58083", "i32 i64 f32 f64", "corner", 0, 0, 5207, 28, 5162, -80, 1, 5116, 0, 5158, -82, 3) \
  ROW("capsule-capsule-8233db08", "i32 i64 f32 f64", "", 0, 0, 7434, -158, 7672, -24, 2, 7680, 0, 7680, -136, 4) \
  ROW("capsule-capsule-93a724b5", "i32 i64 f32 f64", "crossing", 1, 0, 3918, -10082, -850, 3, 29340, 0, 43109, 3, -4901, 1) \
  ROW("capsule-capsule-baa4b9d3", "i32 i64 f32 f64", "leaves-i32", 0, 0, 62241, 7810, 1, -29251, 2, -33486, 0, -1239, -23778, 1) \
  ROW("capsule-capsule-cffdddcd", "i32 i64 f32 f64", "corner", 1, 0, -4957, 73, -4901, 182, 10, -4973, 65, -5064, 4, 8) \
  ROW("capsule-capsule-79a6791f", "i32 i64 f32 f64", "parallel", 1, 0, -7325, 1934, -7335, 1933, 1, -7328, 1934, -7338, 1933, 3) \
  ROW("capsule-capsule-be1cd4ae", "i32 i64 f32 f64", "parallel", 0, 0, -6455, 26280, -6390, 26280, 2, -6447, 26285, -6459, 26285, 2) \
  ROW("capsule-capsule-49fcad21", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, -65435, 50, 32867, 51, 32767, 10, 50, 55, 51, 15) \
  ROW("capsule-capsule-d8ebd5c9", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, 10, 50, 55, 51, 15, -65435, 50, 32867, 51, 32767) \
  ROW("capsule-capsule-dbe5ec1f", "i32 i64 f64", "corner leaves-i32", 1, 0, 2, 8, 3, 8, 3, 2, 9, 2, 18, 2147483645) \
  ROW("capsule-capsule-9bf5f507", "i32 i64 f64", "crossing leaves-i32", 1, 0, 6, 13, 12, -3, 2147483647, -1, 2, 14, 13, 6) \
  ROW("capsule-capsule-2dead22b", "i32 i64 f64", "leaves-i32", 1, 0, -26, 6, -8, 12, 2147483646, 8, 3, -30, 6, 3) \
  ROW("capsule-capsule-f5bd46d9", "i32 i64 f64", "leaves-i32", 1, 0, 15, 5, -1, -4, 7, 9, -12, -7, -41, 2147483647) \
  ROW("capsule-capsule-000b3d76", "i32 i64 f64", "parallel leaves-i32", 1, 0, -10, -2, -18, -2, 4, -8, -7, -16, -7, 2147483647) \
  ROW("capsule-capsule-53dd6485", "i32 i64 f64", "leaves-i32", 0, 0, 1, 3, 1, 1642970298, 1, 1050513714, -155856505, 1, 1894434375, 1) \
  ROW("capsule-capsule-a721b610", "i32 i64 f64", "corner leaves-i32", 0, 0, 2147483543, 16, 2147483541, 8, 2, 2147483550, 15, 2147483555, 12, 4) \
  ROW("capsule-capsule-df0aeb6d", "i32 i64 f64", "leaves-i32", 0, 0, 2147483595, -11, 2147483604, 2, 1, 2147483627, -18, 2147483639, -42, 27) \
  ROW("capsule-capsule-296a965b", "i32 i64 f64", "parallel leaves-i32", 0, 0, 3058538, -7321582, 3058537, -7321582, 6, 3058536, -7321591, 3058540, -7321591, 2) \
  ROW("capsule-capsule-58efc5cc", "i64 f32 f64", "crossing leaves-i32 leaves-i64", 1, 0, -3023656976384, -687194767360, 137438953472, 687194767360, 137438953472, -137438945280, -412316860416, -687194767360, 1786706395136, 412316893184) \
  ROW("capsule-capsule-fc2abfb2", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, 1.335906545878026e+154, -2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1, 3) \
  ROW("capsule-capsule-64c1b7cf", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, -5.8859285467297054e+153, 3, 0, 0, 7.311458679883785e+153, 0, 0, 3.764686840066811e+153, 3, 3.2272018203455546e+153) \
  ROW("capsule-capsule-a6e0dd07", "f32 f64", "crossing leaves-i32 leaves-i64 leaves-f32", 1, 0, 3.4733838953013576e+18, 2, 0, 1.3164015113734193e+19, 1, 1.242440772658974e+19, 1.7294582331637498e+19, 1, 3, 3.1111083929177686e+19) \
  ROW("capsule-capsule-b8add06b", "f64", "leaves-i32 vanishes", 1, 0, 1.401298464324817e-45, 0, 8388608, 318767104, 8388608, 33554440, 318767104, -2.802596928649634e-45, -956301440, 16777216) \
  ROW("capsule-capsule-bb31ee5e", "f64", "leaves-i32 leaves-i64 vanishes", 1, 0, 85899337728, 292057776128, 85899337728, -17179869184, 68719484928, 0, 2.802596928649634e-45, -584115683328, -412316860416, 17179873280) \
  ROW("capsule-capsule-e2a051a8", "f64", "vanishes", 1, 0, 48, 24, -5e-324, 48, 32, 72.00000000000006, 32, 64, -24, 8) \
  ROW("capsule-capsule-b9b29fc6", "f64", "corner vanishes", 1, 0, 5e-324, 0.0625, 0.0625, 5e-324, 0.0625, 0.125, 0.0625, 0.125, 5e-324, 0.0625) \
  ROW("capsule-capsule-67ec40aa", "f64", "vanishes", 0, 0, 0, 9e-313, 9e-313, 0, 3e-318, 3e-318, 0, 0, 0, 3e-318) \
  ROW("capsule-capsule-e018e674", "f64", "vanishes", 1, 0, -0.94, 0.1, 0.38, -0.35, 0.010000000000000002, -0.49, 0.23, -0.49, -0.05, 5e-324) \
  ROW("capsule-capsule-9a2c90fc", "f64", "crossing vanishes", 1, 0, 5e-324, 5e-324, 0.5, 0.039999999999999994, 0.06, 0.33, 0.02, -0.63, 0.02, 0.02) \
  ROW("capsule-capsule-f468d887", "f64", "vanishes", 0, 0, -1.012e-320, 6.83e-320, 6.578e-320, 2.4537e-319, 2.53e-321, -1.5173e-320, 6.5765e-320, 7.59e-321, 4.5533e-320, 2.53e-321) \
  ROW("capsule-capsule-77d9800f", "f32 f64", "vanishes", 0, 0, 1.9999999996399175e-23, 0, 0, 1.000000045813705e-18, 1.0000000195414814e-24, 1.0000000195414814e-24, 0, 0, 0, 1.0000000195414814e-24) \
  ROW("capsule-capsule-8cac7b22", "f64", "corner vanishes", 0, 0, -1.03613e-317, 6.216785e-317, -5.180654e-317, 1.2433569e-316, 1.036131e-317, -1.036131e-317, -2.0722615e-317, -6.2167855e-317, -1.03613076e-316, 7.2529153e-317) \
  ROW("capsule-capsule-4deae930", "f64", "parallel vanishes", 1, 0, 384, -1.401298464324817e-45, 384, 640, 192, 831.999755859375, 576, 831.999755859375, 384, 256.0001220703125) \
  ROW("capsule-capsule-ebe93c19", "f32 f64", "corner vanishes", 0, 0, 1.2914366647217514e-41, 0, 2.582873329443503e-41, -2.802596928649634e-45, 2.8698592549372254e-42, -8.606775167883026e-42, 1.8654085157091965e-41, 1.2914366647217514e-41, 7.177450734271713e-42, 4.304788882405838e-42) \
  ROW("capsule-capsule-1402ed34", "f64", "parallel vanishes", 0, 0, 1.401298464324817e-45, 1.401298464324817e-45, -0.4399999976158142, 1.401298464324817e-45, 0.019999997690320015, -0.4099999964237213, -0.04999999701976776, -0.9499999284744263, -0.04999999701976776, 0.029999997466802597)

/* x, y, cx, cy, rx, ry */
#define GRAZE_HIT_POINT_ELLIPSE(ROW) \
  ROW("point-ellipse-6229a8b3", "i32 i64 f32 f64", "corner", 1, 0, 0, 0, 0, 0, 1, 1) \
  ROW("point-ellipse-3cddf1ce", "i32 i64 f32 f64", "corner", 1, 0, 0, 0, 0, 0, 2, 1) \
  ROW("point-ellipse-3958a483", "i32 i64 f32 f64", "corner", 1, 0, 0, 1, 0, 1, 1, 1) \
  ROW("point-ellipse-45fd31c3", "i32 i64 f32 f64", "corner", 1, 0, 1, 0, 1, 0, 1, 1) \
  ROW("point-ellipse-f0dfeddb", "i32 i64 f32 f64", "corner", 0, 0, 0, 1, 1, 0, 1, 1) \
  ROW("point-ellipse-b7572116", "i32 i64 f32 f64", "corner", 0, 0, 1, 1, 0, 0, 2, 1) \
  ROW("point-ellipse-fda30bee", "i32 i64 f32 f64", "corner", 0, 0, 1, 1, 0, 0, 1, 2) \
  ROW("point-ellipse-577e0503", "i32 i64 f32 f64", "corner", 0, 0, 2, 0, 0, 0, 1, 3) \
  ROW("point-ellipse-85ff1740", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 2, 1, 3, 1) \
  ROW("point-ellipse-eb379105", "i32 i64 f32 f64", "corner", 1, 0, 9, 11, 10, 10, 12, 6) \
  ROW("point-ellipse-59f3a360", "i32 i64 f32 f64", "corner", 0, 0, 10, 10, 9, 11, 1, 1) \
  ROW("point-ellipse-07257857", "i32 i64 f32 f64", "corner", 1, 0, 3, 2, 3, 3, 30, 15) \
  ROW("point-ellipse-40c59429", "i32 i64 f32 f64", "corner", 1, 0, 1000, 500, 960, 540, 1080, 540) \
  ROW("point-ellipse-67261ea9", "i32 i64 f32 f64", "corner", 0, 0, 960, 540, 1000, 500, 10, 5) \
  ROW("point-ellipse-eb4e448f", "i32 i64 f32 f64", "corner", 1, 0, 1000, 1000, 1010, 990, 40, 20) \
  ROW("point-ellipse-9cd410e3", "i32 i64 f32 f64", "corner", 0, 0, 1000, 1000, 1300, 1000, 20, 10) \
  ROW("point-ellipse-46308b01", "i32 i64 f32 f64", "corner", 1, 0, 620, 300, 630, 310, 40, 20) \
  ROW("point-ellipse-3972139e", "i32 i64 f32 f64", "corner", 0, 0, 620, 300, 720, 300, 40, 20) \
  ROW("point-ellipse-ac658f2d", "i32 i64 f32 f64", "corner", 1, 0, 100, 80, 120, 90, 30, 15) \
  ROW("point-ellipse-83a0ddd6", "i32 i64 f32 f64", "corner", 1, 0, 100, 80, 120, 90, 255, 127) \
  ROW("point-ellipse-e2d5e2c1", "i32 i64 f32 f64", "corner", 0, 0, 100, 80, 700, 90, 30, 15) \
  ROW("point-ellipse-6c2c6b33", "i32 i64 f32 f64", "corner", 0, 0, 320, 240, 500, 300, 20, 10) \
  ROW("point-ellipse-8512d9eb", "i32 i64 f32 f64", "corner", 0, 0, 100, 50, 40, 50, 30, 15) \
  ROW("point-ellipse-56f0c681", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, -3000, 20, 100, 50) \
  ROW("point-ellipse-d93a2b8d", "i32 i64 f32 f64", "corner", 1, 0, 4337, 0, 4320, 0, 18, 12) \
  ROW("point-ellipse-597f5541", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, -11260, 3, 3, 2, 69193, 3) \
  ROW("point-ellipse-737f7102", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 0, -8356, 55493, 1, 2, 6449) \
  ROW("point-ellipse-a87832cb", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 40, 50, 100, 50, 65535, 32767) \
  ROW("point-ellipse-0a649196", "i32 i64 f64", "corner leaves-i32", 0, 0, 20689, 2, 1, 3, 3, 2147388275) \
  ROW("point-ellipse-84083b17", "i32 i64 f64", "corner leaves-i32", 1, 0, 1, 3, 1, -125343, 1, 2147357282) \
  ROW("point-ellipse-9dcd06b6", "i64 f64", "corner leaves-i32 leaves-i64", 1, 0, -157258280, 3, 3, 2, 4799221661, 3) \
  ROW("point-ellipse-f29afcf8", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 2, 1, 0, 1.2235716563291271e+154, 5.69101623680259e+153, 3) \
  ROW("point-ellipse-53dcaf7f", "f64", "corner leaves-i32 vanishes", 0, 0, 0, -1.401298464324817e-45, 0, 1073741824, 2684354560, 1073741696) \
  ROW("point-ellipse-968586c9", "f64", "corner vanishes", 0, 0, 0, 0, 2.27675e-319, 1.897e-320, 2.46633e-319, 4.9328e-320) \
  ROW("point-ellipse-02a8c064", "f64", "corner vanishes", 1, 0, 0, 0, 2.499999761581421, -1.401298464324817e-45, 2.5, 2)

/* x1, y1, x2, y2, cx, cy, rx, ry */
#define GRAZE_HIT_SEGMENT_ELLIPSE(ROW) \
  ROW("segment-ellipse-9af223f2", "i32 i64 f32 f64", "corner", 1, 0, 0, 0, 0, 1, 0, 0, 2, 1) \
  ROW("segment-ellipse-bbb9b2cc", "i32 i64 f32 f64", "corner", 1, 0, 1, 0, 0, 0, 1, 0, 2, 2) \
  ROW("segment-ellipse-131f841d", "i32 i64 f32 f64", "corner", 1, 0, 0, 2, 0, 1, 0, 2, 1, 3) \
  ROW("segment-ellipse-42907f61", "i32 i64 f32 f64", "corner", 0, 0, 0, 5, 0, 2, 0, 0, 1, 1) \
  ROW("segment-ellipse-7609a233", "i32 i64 f32 f64", "", 1, 0, 4, 0, 0, 1, 1, 1, 1, 1) \
  ROW("segment-ellipse-cc4eeee5", "i32 i64 f32 f64", "corner", 1, 0, 0, 2, 3, 0, 0, 2, 1, 1) \
  ROW("segment-ellipse-ffd2a4d7", "i32 i64 f32 f64", "", 0, 0, 1, 3, 0, 1, 1, 0, 1, 2) \
  ROW("segment-ellipse-63906437", "i32 i64 f32 f64", "corner", 0, 0, 2, 2, 2, 1, 1, 0, 2, 1) \
  ROW("segment-ellipse-679b43c4", "i32 i64 f32 f64", "corner", 0, 0, 2, 2, 0, 3, 1, 1, 2, 1) \
  ROW("segment-ellipse-c0251054", "i32 i64 f32 f64", "", 1, 0, 1, 1, 5, 5, 2, 0, 1, 3) \
  ROW("segment-ellipse-6e711e89", "i32 i64 f32 f64", "", 1, 0, -1, 1, 0, 3, 1, 1, 2, 1) \
  ROW("segment-ellipse-a9c37708", "i32 i64 f32 f64", "corner", 0, 0, 0, 2, -2, 3, 1, 1, 1, 1) \
  ROW("segment-ellipse-a06f3fd1", "i32 i64 f32 f64", "corner", 0, 0, 2, 1, -2, 5, 1, 0, 2, 1) \
  ROW("segment-ellipse-097b74ef", "i32 i64 f32 f64", "corner no-extent", 0, 0, 1, 0, 1, 1, 0, 1, 0, 1) \
  ROW("segment-ellipse-737600df", "i32 i64 f32 f64", "", 0, 0, 4, 7, 16, 13, 9, 11, 1, 1) \
  ROW("segment-ellipse-33a73479", "i32 i64 f32 f64", "", 1, 0, 2, 2, 4, 2, 3, 3, 30, 15) \
  ROW("segment-ellipse-0c6bbd05", "i32 i64 f32 f64", "", 1, 0, -12, -5, 18, 9, 3, 3, 2, 1) \
  ROW("segment-ellipse-e27b685d", "i32 i64 f32 f64", "corner", 1, 0, 995, 498, 1005, 502, 960, 540, 1080, 540) \
  ROW("segment-ellipse-a66ed996", "i32 i64 f32 f64", "", 0, 0, 420, 270, 1500, 810, 1000, 500, 10, 5) \
  ROW("segment-ellipse-cb098e00", "i32 i64 f32 f64", "", 1, 0, 968, 984, 1032, 1016, 1010, 990, 40, 20) \
  ROW("segment-ellipse-b64c1014", "i32 i64 f32 f64", "corner", 0, 0, 995, 998, 1005, 1002, 1300, 1000, 20, 10) \
  ROW("segment-ellipse-c587a300", "i32 i64 f32 f64", "", 1, 0, 600, 290, 640, 310, 630, 310, 40, 20) \
  ROW("segment-ellipse-ba9dd2e3", "i32 i64 f32 f64", "corner", 0, 0, 600, 290, 640, 310, 720, 300, 40, 20) \
  ROW("segment-ellipse-f9a003a8", "i32 i64 f32 f64", "", 1, 0, -27, 17, 227, 143, 120, 90, 30, 15) \
  ROW("segment-ellipse-1b3ebabb", "i32 i64 f32 f64", "corner", 1, 0, 85, 73, 115, 87, 120, 90, 255, 127) \
  ROW("segment-ellipse-1eea1278", "i32 i64 f32 f64", "corner", 0, 0, -28, 16, 228, 144, 700, 90, 30, 15) \
  ROW("segment-ellipse-6439989b", "i32 i64 f32 f64", "", 0, 0, 0, 80, 640, 400, 500, 300, 20, 10) \
  ROW("segment-ellipse-21132c44", "i32 i64 f32 f64", "corner", 0, 0, -50, -25, 50, 25, -3000, 20, 100, 50) \
  ROW("segment-ellipse-491e3a2b", "i32 i64 f32 f64", "corner", 0, 0, 4320, 13, 4320, 17, 4320, 0, 18, 12) \
  ROW("segment-ellipse-38b6441e", "i32 i64 f32 f64", "", 1, 0, 5118, 13, 5262, 13, 5120, 0, 14, 14) \
  ROW("segment-ellipse-cf9e7424", "i32 i64 f64", "corner leaves-i32", 1, 0, -7, -69855, -7, -69825, -12, -69855, 6, 14) \
  ROW("segment-ellipse-99bad1b6", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 4896, 2, 0, 4205, 1, 30808, 54752, 1) \
  ROW("segment-ellipse-ef4ecc44", "i32 i64 f32 f64", "leaves-i32", 0, 0, 0, -14301, 103472, 2, 76294, 2, 1, 224) \
  ROW("segment-ellipse-b7f0c9b3", "i32 i64 f32 f64", "", 0, 0, -32667, -16333, 32867, 16433, 40, 50, 30, 15) \
  ROW("segment-ellipse-13b87791", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 25, 43, 55, 57, 100, 50, 65535, 32767) \
  ROW("segment-ellipse-2b830b2c", "i32 i64 f64", "leaves-i32", 1, 0, 5, 8, -1, 8, 3, 15, 2147483647, 8) \
  ROW("segment-ellipse-b5b69595", "i32 i64 f64", "corner leaves-i32", 1, 0, -29, 24, -27, 12, -27, 10, 1, 2147483647) \
  ROW("segment-ellipse-63125e98", "i32 i64 f64", "corner leaves-i32", 0, 0, 3, 2, 2, 0, 28214, 2, 8817, 2147459530) \
  ROW("segment-ellipse-f22e122f", "i32 i64 f64", "leaves-i32", 0, 0, 2147483567, 20, 2147483563, 0, 2147483565, -2, 2, 5) \
  ROW("segment-ellipse-d06aa42d", "f32 f64", "leaves-i32 leaves-i64 vanishes", 1, 0, 1342177536, -6442450944, -2684355072, 1.401298464324817e-45, 1342177280, 1.401298464324817e-45, 4026531840, 3221225728) \
  ROW("segment-ellipse-587dcb1a", "f64", "vanishes", 1, 0, 5e-324, 1.24, 1.5, 5e-324, 0.03, 1.24, 0.03, 0.04) \
  ROW("segment-ellipse-3f094d50", "f64", "corner vanishes", 1, 0, 5.605193857299268e-45, 2, 5.605193857299268e-45, 1, -2.999999761581421, 1, 3, 1) \
  ROW("segment-ellipse-766f9668", "f64", "corner vanishes", 0, 0, 1.7065e-320, 3.1294e-320, 1.3913e-320, 2.5607e-320, 5.06e-321, -7.59e-321, 1.8804e-320, 3.763e-320) \
  ROW("segment-ellipse-8101acf5", "f64", "vanishes", 0, 0, -480, 128.00001525878906, -4.203895392974451e-45, -4.203895392974451e-45, -608, 8, 272, 135.99993896484375)

/* a_x, a_y, b_x, b_y, w, h */
#define GRAZE_HIT_POINT_BOX(ROW) \
  ROW("point-box-0950ed3b", "i32 i64 f32 f64", "level", 0, 0, 0, 0, 0, 2, 2, 1) \
  ROW("point-box-22b889dd", "i32 i64 f32 f64", "level", 0, 0, 0, 0, 0, 2, 4, 1) \
  ROW("point-box-3fd882c3", "i32 i64 f32 f64", "level", 0, 0, 3, 0, 1, 0, 1, 2) \
  ROW("point-box-414b2d93", "i32 i64 f32 f64", "level", 0, 0, 2, 2, 0, 1, 1, 1) \
  ROW("point-box-5fcae2b3", "i32 i64 f32 f64", "level", 0, 0, 0, 1, 0, 2, 1, 3) \
  ROW("point-box-90a9a62b", "i32 i64 f32 f64", "", 0, 0, 1, 1, 2, 0, 1, 2) \
  ROW("point-box-c9050bd5", "i32 i64 f32 f64", "level", 0, 0, 0, 0, 0, 2, 1, 4) \
  ROW("point-box-da97467b", "i32 i64 f32 f64", "corner", 0, 0, 3, 0, 0, 2, 1, 1) \
  ROW("point-box-398199c2", "i32 i64 f32 f64", "level", 0, 0, 0, 4, 0, 0, 1, 3) \
  ROW("point-box-575c6cc2", "i32 i64 f32 f64", "level", 0, 0, 0, 0, 3, 0, 4, 1) \
  ROW("point-box-252f3dc9", "i32 i64 f32 f64", "", 0, 0, 2, 3, 1, 0, 2, 1) \
  ROW("point-box-5007b77f", "i32 i64 f32 f64", "contained", 1, 0, 1, 2, 0, 0, 2, 4) \
  ROW("point-box-e20d7349", "i32 i64 f32 f64", "contained", 1, 0, 1, 2, 0, 1, 2, 3) \
  ROW("point-box-bdba2974", "i32 i64 f32 f64", "level no-extent", 0, 0, 4, 0, 1, 0, 1, 0) \
  ROW("point-box-cc5c2f98", "i32 i64 f32 f64", "level no-extent", 0, 0, 1, 0, 3, 0, 0, 2) \
  ROW("point-box-c1df6251", "i32 i64 f32 f64", "contained", 1, 0, 9, 11, 4, 4, 12, 12) \
  ROW("point-box-252d5281", "i32 i64 f32 f64", "level", 0, 0, 10, 10, 9, 11, 1, 1) \
  ROW("point-box-7f8a6ed5", "i32 i64 f32 f64", "contained", 1, 0, 3, 2, -12, -12, 30, 30) \
  ROW("point-box-0b871f8e", "i32 i64 f32 f64", "contained", 1, 0, 1000, 500, 420, 0, 1080, 1080) \
  ROW("point-box-802aa5b3", "i32 i64 f32 f64", "corner", 0, 0, 960, 540, 995, 495, 10, 10) \
  ROW("point-box-c8f3b538", "i32 i64 f32 f64", "contained", 1, 0, 1000, 1000, 990, 970, 40, 40) \
  ROW("point-box-a73b0a32", "i32 i64 f32 f64", "", 0, 0, 1000, 1000, 1290, 990, 20, 20) \
  ROW("point-box-0a0fbc81", "i32 i64 f32 f64", "contained", 1, 0, 620, 300, 610, 290, 40, 40) \
  ROW("point-box-66e62292", "i32 i64 f32 f64", "", 0, 0, 620, 300, 700, 280, 40, 40) \
  ROW("point-box-c0513701", "i32 i64 f32 f64", "", 0, 0, 100, 80, 105, 75, 30, 30) \
  ROW("point-box-52312a6a", "i32 i64 f32 f64", "contained", 1, 0, 100, 80, -7, -37, 255, 255) \
  ROW("point-box-830cf42a", "i32 i64 f32 f64", "", 0, 0, 100, 80, 685, 75, 30, 30) \
  ROW("point-box-d6ff4b4f", "i32 i64 f32 f64", "corner", 0, 0, 320, 240, 490, 290, 20, 20) \
  ROW("point-box-7b264195", "i32 i64 f32 f64", "", 0, 0, 100, 50, 25, 35, 30, 30) \
  ROW("point-box-d1523751", "i32 i64 f32 f64", "", 0, 0, 0, 0, -3050, -30, 100, 100) \
  ROW("point-box-7b169363", "i32 i64 f32 f64", "contained", 1, 0, 960, 360, 0, 0, 1920, 1080) \
  ROW("point-box-ce34d374", "i32 i64 f32 f64", "contained", 1, 0, 640, 240, 0, 0, 1280, 720) \
  ROW("point-box-3d3a142c", "i32 i64 f32 f64", "contained", 1, 0, 320, 160, 0, 0, 640, 480) \
  ROW("point-box-e55f823c", "i32 i64 f32 f64", "", 0, 0, -11260, 3, 3, 2, 69193, 3) \
  ROW("point-box-b8a8da28", "i32 i64 f32 f64", "corner", 0, 0, 4896, 2, 0, 4205, 1, 30808) \
  ROW("point-box-26127d7f", "i32 i64 f32 f64", "", 0, 0, -38515, 2, 20567, 2, 9353, 2) \
  ROW("point-box-9cb5d395", "i32 i64 f32 f64", "contained", 1, 0, 49586, 5775, 49585, 5769, 2, 7) \
  ROW("point-box-e686d5e3", "i32 i64 f32 f64", "contained", 1, 0, 40, 50, -32667, -32717, 65535, 65535) \
  ROW("point-box-d6a5fbe4", "i32 i64 f64", "contained leaves-i32", 1, 0, 2, 1, 1, 0, 2147483647, 2) \
  ROW("point-box-f58c57cb", "i32 i64 f64", "corner leaves-i32", 0, 0, 20689, 2, 1, 3, 3, 2147388275) \
  ROW("point-box-67b70e64", "i32 i64 f64", "leaves-i32", 0, 0, 2, 1, 0, -3187, 2147477525, 3) \
  ROW("point-box-81dc887f", "i32 i64 f64", "leaves-i32", 0, 0, 19575, 3, 14917, 3, 1, 2147469635) \
  ROW("point-box-6efcbf2f", "i32 i64 f64", "contained leaves-i32", 1, 0, 2147483629, 8, 2147483628, 5, 34, 4) \
  ROW("point-box-86b627cf", "f64", "leaves-i32 leaves-i64 leaves-f32", 0, 0, 2, 1, 0, 1.2235716563291271e+154, 5.69101623680259e+153, 3) \
  ROW("point-box-92b58efd", "f64", "", 0, 0, -7.59e-321, 6.83e-320, -7.58e-321, 3.794e-320, 7.59e-321, 1.0119e-319) \
  ROW("point-box-07b0108e", "f64", "", 0, 0, -1.265e-320, -3.794e-321, -1.264e-320, -1.897e-320, 1.89e-321, 1.518e-320) \
  ROW("point-box-6e76adf7", "f64", "contained", 1, 0, -1.03613066e-316, 2.07226156e-316, -1.03613076e-316, 1.55419614e-316, 1.96864844e-316, 3.3156184e-316) \
  ROW("point-box-d6b9825a", "f64", "corner", 0, 0, 1.32243128480492e-38, 1.9836467170126102e-38, 4.040760429653149e-39, 5.510129769479473e-39, 9.183549615799121e-39, 1.4326335999348165e-38)

/* x1, y1, x2, y2, x, y, w, h */
#define GRAZE_HIT_SEGMENT_BOX(ROW) \
  ROW("segment-box-1cb1239b", "i32 i64 f32 f64", "contained shared-corner", 1, 0, 1, 0, 0, 1, 0, 0, 1, 1) \
  ROW("segment-box-8053fcfb", "i32 i64 f32 f64", "parallel", 0, 0, 0, 0, 1, 0, 0, 1, 1, 1) \
  ROW("segment-box-2d4dbb69", "i32 i64 f32 f64", "", 0, 0, 1, 2, 0, 0, 1, 0, 1, 1) \
  ROW("segment-box-bf0065c1", "i32 i64 f32 f64", "contained", 1, 0, 0, 1, 1, 1, 0, 0, 1, 2) \
  ROW("segment-box-0f07d676", "i32 i64 f32 f64", "crossing", 1, 0, 0, 0, 3, 1, 1, 0, 1, 1) \
  ROW("segment-box-819d67f0", "i32 i64 f32 f64", "corner", 0, 0, 1, 1, 2, 0, 1, 2, 1, 1) \
  ROW("segment-box-89eb4f61", "i32 i64 f32 f64", "contained", 1, 0, 1, 1, 1, 2, 0, 0, 2, 3) \
  ROW("segment-box-97b1fd51", "i32 i64 f32 f64", "corner", 0, 0, 1, 3, 1, 2, 1, 0, 3, 1) \
  ROW("segment-box-61dedc91", "i32 i64 f32 f64", "corner", 0, 0, 5, 1, 4, 0, 1, 0, 2, 1) \
  ROW("segment-box-05b50142", "i32 i64 f32 f64", "corner", 0, 0, 4, 2, 3, 2, 1, 1, 1, 1) \
  ROW("segment-box-332209cd", "i32 i64 f32 f64", "", 0, 0, 3, 3, 4, 1, 1, 1, 2, 1) \
  ROW("segment-box-6fcf9edb", "i32 i64 f32 f64", "corner", 0, 0, 1, 4, 0, 4, 2, 1, 1, 3) \
  ROW("segment-box-9448777b", "i32 i64 f32 f64", "corner", 0, 0, 4, 1, 5, 0, 2, 1, 1, 2) \
  ROW("segment-box-8eaf03db", "i32 i64 f32 f64", "crossing", 1, 0, 2, 8, 0, 0, 1, 0, 6, 5) \
  ROW("segment-box-5655c6c4", "i32 i64 f32 f64", "", 0, 0, 5, 4, 4, 3, 2, 2, 1, 2) \
  ROW("segment-box-3b536b51", "i32 i64 f32 f64", "", 1, 0, 4, 3, 2, 5, 3, 3, 3, 1) \
  ROW("segment-box-5040c360", "i32 i64 f32 f64", "", 1, 0, 1, 3, 4, 6, 3, 3, 7, 6) \
  ROW("segment-box-bcf5d2ae", "i32 i64 f32 f64", "contained", 1, 0, 0, 7, -3, 4, -6, 2, 8, 7) \
  ROW("segment-box-884ae13e", "i32 i64 f32 f64", "", 1, 0, -1, -2, 5, 1, 2, -5, 1, 5) \
  ROW("segment-box-1ef0180b", "i32 i64 f32 f64", "no-extent", 0, 0, 1, 1, 0, 3, 0, 0, 3, 0) \
  ROW("segment-box-a1955a86", "i32 i64 f32 f64", "", 0, 0, 4, 7, 16, 13, 9, 11, 1, 1) \
  ROW("segment-box-eb490007", "i32 i64 f32 f64", "contained", 1, 0, 2, 2, 4, 2, -12, -12, 30, 30) \
  ROW("segment-box-b15d7717", "i32 i64 f32 f64", "crossing", 1, 0, -12, -5, 18, 9, 2, 2, 2, 2) \
  ROW("segment-box-5f324c0e", "i32 i64 f32 f64", "contained", 1, 0, 995, 498, 1005, 502, 420, 0, 1080, 1080) \
  ROW("segment-box-d16a650a", "i32 i64 f32 f64", "", 0, 0, 420, 270, 1500, 810, 995, 495, 10, 10) \
  ROW("segment-box-618b1bd9", "i32 i64 f32 f64", "crossing", 1, 0, 968, 984, 1032, 1016, 990, 970, 40, 40) \
  ROW("segment-box-42cb6c03", "i32 i64 f32 f64", "", 0, 0, 995, 998, 1005, 1002, 1290, 990, 20, 20) \
  ROW("segment-box-63e46a48", "i32 i64 f32 f64", "", 1, 0, 600, 290, 640, 310, 610, 290, 40, 40) \
  ROW("segment-box-f836145f", "i32 i64 f32 f64", "", 0, 0, 600, 290, 640, 310, 700, 280, 40, 40) \
  ROW("segment-box-9e693284", "i32 i64 f32 f64", "crossing", 1, 0, -27, 17, 227, 143, 105, 75, 30, 30) \
  ROW("segment-box-cf39aed3", "i32 i64 f32 f64", "contained", 1, 0, 85, 73, 115, 87, -7, -37, 255, 255) \
  ROW("segment-box-1b69332b", "i32 i64 f32 f64", "corner", 0, 0, -28, 16, 228, 144, 685, 75, 30, 30) \
  ROW("segment-box-3c15ba75", "i32 i64 f32 f64", "", 0, 0, 0, 80, 640, 400, 490, 290, 20, 20) \
  ROW("segment-box-d8261540", "i32 i64 f32 f64", "", 0, 0, -50, -25, 50, 25, -3050, -30, 100, 100) \
  ROW("segment-box-375f2d3e", "i32 i64 f32 f64", "contained", 1, 0, 957, 359, 963, 361, 0, 0, 1920, 1080) \
  ROW("segment-box-d5944e91", "i32 i64 f32 f64", "contained", 1, 0, 637, 239, 643, 241, 0, 0, 1280, 720) \
  ROW("segment-box-5020c74d", "i32 i64 f32 f64", "contained", 1, 0, 317, 159, 323, 161, 0, 0, 640, 480) \
  ROW("segment-box-f62d405e", "i32 i64 f32 f64", "corner", 0, 0, 0, -2, 225, -122, 0, 0, 2880, 5116) \
  ROW("segment-box-792f2490", "i32 i64 f32 f64", "", 1, 0, 2, 3889, -2, 3887, 0, 0, 1080, 4320) \
  ROW("segment-box-deb44c29", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 4896, 2, 0, 4205, 1, 30808, 54752, 1) \
  ROW("segment-box-773fdfbe", "i32 i64 f32 f64", "", 0, 0, 0, 7398, -7140, 3, 18844, 1, 1, 10792) \
  ROW("segment-box-a13a9da9", "i32 i64 f32 f64", "leaves-i32", 0, 0, 0, -8356, 55493, 1, 2, 6449, 52838, 3) \
  ROW("segment-box-feb4b6fa", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, 1, 127216, 3027, 1, 0, 10474, 31387, 1405) \
  ROW("segment-box-59da2557", "i32 i64 f32 f64", "parallel", 0, 0, 19575, 3, 14917, 3, 1, -14013, 26083, 8139) \
  ROW("segment-box-0e3d659b", "i32 i64 f32 f64", "contained", 1, 0, 2644, -6854, 2644, -6857, 2593, -7059, 65, 205) \
  ROW("segment-box-62275729", "f64", "", 1, 0, 0, 0, 0.4, 2.8, 0.1, 0.7, 0.2, 2) \
  ROW("segment-box-0860d5df", "i32 i64 f32 f64", "", 0, 0, -32667, -16333, 32867, 16433, 25, 35, 30, 30) \
  ROW("segment-box-3947c4c1", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 25, 43, 55, 57, -32667, -32717, 65535, 65535) \
  ROW("segment-box-a0a4ff64", "i32 i64 f64", "contained leaves-i32", 1, 0, 19, 8, 53, 9, 9, 8, 2147483647, 10) \
  ROW("segment-box-18d8e56b", "i32 i64 f64", "leaves-i32", 0, 0, -3, -3, -2, -3, 1, -19, 2147483646, 19) \
  ROW("segment-box-9aea519b", "i32 i64 f64", "corner leaves-i32", 0, 0, 3, 2, 2, 0, 28214, 2, 8817, 2147459530) \
  ROW("segment-box-0ebb19df", "i32 i64 f64", "crossing leaves-i32", 1, 0, 2, 309, 52610, 3, 3, -15968, 12788, 2147468125) \
  ROW("segment-box-5713326e", "i32 i64 f64", "contained leaves-i32", 1, 0, 20268, 3, 21754, 3, -3824, 1, 2147468831, 79977) \
  ROW("segment-box-ced0c9a3", "i32 i64 f64", "leaves-i32", 1, 0, 2147483528, 5, 2147483542, 3, 2147483541, 2, 15, 25) \
  ROW("segment-box-e2b2e5e2", "i32 i64 f64", "leaves-i32", 1, 0, 2147483641, -38, 2147483638, -35, 2147483611, -36, 28, 14) \
  ROW("segment-box-4dff9da5", "i32 i64 f64", "parallel leaves-i32", 0, 0, 2, 7013, 2, 31265, 38027, -2558, 29060, 2147463823) \
  ROW("segment-box-ae5c98f7", "i32 i64 f64", "leaves-i32", 1, 0, -11647, 1954096, -11647, 1954086, -11686, 1954095, 40, 18) \
  ROW("segment-box-345a4ffc", "i64 f64", "crossing leaves-i32 leaves-i64", 1, 0, 498096173, 741429566, 333874217, 3, 0, 729652505, 3704032327, 3) \
  ROW("segment-box-1f81c14b", "i32 i64 f64", "leaves-i32", 1, 0, -1201192955, 14383391, -1201192959, 14383369, -1201192958, 14383379, 1, 1) \
  ROW("segment-box-9335bce7", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 7490332963, 870041936, 7490332958, 870041956, 7490332956, 870041898, 10, 39) \
  ROW("segment-box-4de7b411", "i32 i64 f64", "leaves-i32", 1, 0, 2147483592, 2147483526, 2147483585, 2147483502, 2147483591, 2147483525, 1, 20) \
  ROW("segment-box-57773117", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 9, 4e+307, 5, 5e+307, 9, 1.79e+308) \
  ROW("segment-box-71e805aa", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 7e+307, 7e+307, -1.1e+308, 1, 0, 1, 1) \
  ROW("segment-box-f9bd819d", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 1e+308, 1e+308, 9, 1e+308, 1, 1e+308) \
  ROW("segment-box-1db64413", "f64", "crossing leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 9e+307, 9e+307, -1.7e+308, 0, 0, 0, 1, 8.9e+307) \
  ROW("segment-box-896e2cc9", "f32 f64", "parallel leaves-i32 leaves-i64 leaves-f32", 0, 0, 0, 0, 6.000000208206194e+19, 0, 0, 4.999999990253224e+18, 1, 9.999999980506448e+18) \
  ROW("segment-box-416a7efd", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 0, 0, 0, 3.999999992202579e+19, 1.9999999961012896e+19, 0, 2, 0, 9.999999980506448e+18, 2) \
  ROW("segment-box-dd3d1fdb", "f32 f64", "corner leaves-i32 leaves-i64 leaves-f32", 0, 0, 0, 3.501643048378224e+19, 1, 1, 5.809324111180071e+18, 3.587734588930759e+19, 1.5735828886195274e+19, 2) \
  ROW("segment-box-6a727eb4", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 0, 0, -8.581061533163848e+18, 3, 8.087156511920357e+18, 1.5019542140675949e+19, 0, 1.596020182602901e+19, 3.075348756345284e+19, 1) \
  ROW("segment-box-8ac5c127", "f64", "corner vanishes", 0, 0, 24, 40, 24, 2.802596928649634e-45, -56, -48.00001525878906, 80, 48) \
  ROW("segment-box-94058661", "f64", "vanishes", 1, 0, 1e-322, 1e-322, 0, 0, 0, 6e-323, 8e-323, 2e-323) \
  ROW("segment-box-ab4530ba", "f64", "parallel vanishes", 0, 0, 320, -2.802596928649634e-45, 320, 768, -192, 704, 511.99993896484375, 768) \
  ROW("segment-box-7087b821", "f64", "vanishes", 0, 0, 4.203895392974451e-45, 1.5, 1.5, 0.75, -1, 0.9999998211860657, 1.5, 0.25000011920928955) \
  ROW("segment-box-81915958", "f64", "vanishes", 0, 0, 1.265e-321, 1.265e-321, 6.334e-321, 1.265e-321, -2.3404e-320, 6.3e-322, 2.4664e-320, 6.37e-322) \
  ROW("segment-box-f9376ff2", "f32 f64", "crossing vanishes", 1, 0, 0, 6.99999984096753e-24, 9.999999998199587e-24, 0, 0, 0, 8.000000156331851e-24, 2.999999960016831e-24) \
  ROW("segment-box-20be220c", "f64", "vanishes", 1, 0, 0.01953125, 0, -1.401298464324817e-45, 0.001953125, -1.401298464324817e-45, 0.0019531247671693563, 0.0488281212747097, 0.015625) \
  ROW("segment-box-4b1bc391", "f64", "contained", 1, 0, 3.6379795009811033e-11, 4.547473161919946e-11, 3.637978807091713e-11, 4.18367562815547e-11, 3.637978807091713e-11, 2.1827874577273754e-11, 3.637978807091713e-12, 2.3646862246096134e-11)

/* cx, cy, r, x, y, w, h */
#define GRAZE_HIT_DISC_BOX(ROW) \
  ROW("disc-box-bd99ccfc", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 1, 1, 1, 1, 1) \
  ROW("disc-box-d1728d93", "i32 i64 f32 f64", "corner level", 1, 0, 0, 0, 1, 0, 0, 4, 1) \
  ROW("disc-box-4d3e3d74", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 1, 2, 2, 1, 1) \
  ROW("disc-box-e50adb0c", "i32 i64 f32 f64", "", 0, 0, 0, 1, 1, 2, 0, 1, 2) \
  ROW("disc-box-01e9df77", "i32 i64 f32 f64", "level", 0, 0, 1, 0, 1, 0, 2, 1, 3) \
  ROW("disc-box-579cbc67", "i32 i64 f32 f64", "corner level", 1, 0, 3, 0, 1, 0, 0, 3, 1) \
  ROW("disc-box-7ba6424f", "i32 i64 f32 f64", "level", 0, 0, 0, 3, 1, 0, 0, 3, 1) \
  ROW("disc-box-f4cf7835", "i32 i64 f32 f64", "", 1, 0, 1, 2, 2, 0, 0, 2, 1) \
  ROW("disc-box-57e81030", "i32 i64 f32 f64", "level", 1, 0, 0, 0, 4, 0, 2, 2, 1) \
  ROW("disc-box-8d7aa7f4", "i32 i64 f32 f64", "level", 1, 0, 1, 1, 1, 1, 0, 3, 2) \
  ROW("disc-box-cfbf5c9c", "i32 i64 f32 f64", "corner level", 1, 0, 3, 1, 1, 2, 0, 1, 1) \
  ROW("disc-box-c7fcdf1b", "i32 i64 f32 f64", "level", 1, 0, 0, 4, 2, 0, 0, 1, 3) \
  ROW("disc-box-ee2a82a5", "i32 i64 f32 f64", "contained", 1, 0, 1, 2, 1, 0, 1, 2, 3) \
  ROW("disc-box-da6b947c", "i32 i64 f32 f64", "corner", 0, 0, 3, 1, 2, 0, 2, 1, 2) \
  ROW("disc-box-efcf7056", "i32 i64 f32 f64", "contained", 1, 0, 1, 2, 2, 0, 0, 2, 4) \
  ROW("disc-box-f35d6907", "i32 i64 f32 f64", "corner", 0, 0, 2, 1, 1, 3, 2, 1, 2) \
  ROW("disc-box-3f3a844a", "i32 i64 f32 f64", "corner", 1, 0, 2, 2, 2, 0, 3, 1, 3) \
  ROW("disc-box-445ddde9", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 4, 3, 3, 3, 1) \
  ROW("disc-box-632a397b", "i32 i64 f32 f64", "corner", 0, 0, 0, 4, 3, 3, 0, 2, 2) \
  ROW("disc-box-7d9b0ed9", "i32 i64 f32 f64", "corner", 0, 0, 4, 2, 2, 1, 3, 1, 1) \
  ROW("disc-box-883b6b78", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 5, 4, 4, 1, 1) \
  ROW("disc-box-5a75e475", "i32 i64 f32 f64", "level", 1, 0, 3, 4, 1, 0, 2, 4, 2) \
  ROW("disc-box-1b29c380", "i32 i64 f32 f64", "corner", 1, 0, 1, 1, 3, -2, -2, 1, 1) \
  ROW("disc-box-ef87a503", "i32 i64 f32 f64", "corner", 1, 0, 1, 3, 6, -6, -4, 3, 3) \
  ROW("disc-box-3d80e69a", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, 0, 1, 1, 1, 2, 0) \
  ROW("disc-box-0f5fcae0", "i32 i64 f32 f64", "level no-extent", 0, 0, 4, 1, 0, 0, 0, 1, 1) \
  ROW("disc-box-4e81b1cb", "i32 i64 f32 f64", "contained", 1, 0, 9, 11, 1, 4, 4, 12, 12) \
  ROW("disc-box-b5d047c3", "i32 i64 f32 f64", "level", 1, 0, 10, 10, 12, 9, 11, 1, 1) \
  ROW("disc-box-7801c444", "i32 i64 f32 f64", "contained", 1, 0, 3, 2, 2, -12, -12, 30, 30) \
  ROW("disc-box-0a1103ef", "i32 i64 f32 f64", "level", 1, 0, 3, 2, 30, 2, 2, 2, 2) \
  ROW("disc-box-b6bef018", "i32 i64 f32 f64", "contained", 1, 0, 1000, 500, 10, 420, 0, 1080, 1080) \
  ROW("disc-box-5f54906f", "i32 i64 f32 f64", "corner", 1, 0, 960, 540, 1080, 995, 495, 10, 10) \
  ROW("disc-box-5dc3dd1f", "i32 i64 f32 f64", "contained", 1, 0, 1000, 1000, 64, 990, 970, 40, 40) \
  ROW("disc-box-d6599526", "i32 i64 f32 f64", "", 0, 0, 1000, 1000, 10, 1290, 990, 20, 20) \
  ROW("disc-box-800a86e6", "i32 i64 f32 f64", "contained", 1, 0, 620, 300, 40, 610, 290, 40, 40) \
  ROW("disc-box-2b35058d", "i32 i64 f32 f64", "", 0, 0, 620, 300, 40, 700, 280, 40, 40) \
  ROW("disc-box-cd1c3bee", "i32 i64 f32 f64", "", 1, 0, 100, 80, 255, 105, 75, 30, 30) \
  ROW("disc-box-3b4fee90", "i32 i64 f32 f64", "contained", 1, 0, 100, 80, 30, -7, -37, 255, 255) \
  ROW("disc-box-7e57078a", "i32 i64 f32 f64", "", 0, 0, 100, 80, 256, 685, 75, 30, 30) \
  ROW("disc-box-1dddabae", "i32 i64 f32 f64", "corner", 1, 0, 320, 240, 640, 490, 290, 20, 20) \
  ROW("disc-box-b9e0155d", "i32 i64 f32 f64", "", 0, 0, 0, 0, 100, -3050, -30, 100, 100) \
  ROW("disc-box-7ea86819", "i32 i64 f32 f64", "contained", 1, 0, 960, 360, 7, 0, 0, 1920, 1080) \
  ROW("disc-box-dfd0dbda", "i32 i64 f32 f64", "contained", 1, 0, 640, 240, 7, 0, 0, 1280, 720) \
  ROW("disc-box-f248e5da", "i32 i64 f32 f64", "contained", 1, 0, 320, 160, 7, 0, 0, 640, 480) \
  ROW("disc-box-80970023", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 0, 0, 46341, 1, 1, 1, 1) \
  ROW("disc-box-91d4be37", "i32 i64 f32 f64", "corner", 0, 0, 3, 2, 2, 0, 28214, 2, 8817) \
  ROW("disc-box-05512084", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 46341, 46341, 1, 0, 0, 1, 1) \
  ROW("disc-box-3c8deec3", "i32 i64 f32 f64", "", 0, 0, 1717, 4021, 4, 1703, 4000, 23, 16) \
  ROW("disc-box-80076272", "i32 i64 f64", "leaves-i32", 1, 0, 88405, 4068, 4, 88404, 4071, 2, 2) \
  ROW("disc-box-0d8a6a00", "i32 i64 f32 f64", "", 1, 0, -9945, 1513, 1, -9979, 1513, 35, 23) \
  ROW("disc-box-38119ca8", "i32 i64 f32 f64", "leaves-i32", 0, 0, 1, 127216, 3027, 1, 0, 10474, 31387) \
  ROW("disc-box-afde409f", "i32 i64 f64", "leaves-i32", 1, 0, -1802, -152405, 3, -1802, -152423, 6, 16) \
  ROW("disc-box-25db1553", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, -37252, 22673, 89312, -46431, 2, 13737, 26537) \
  ROW("disc-box-f80a35f0", "i32 i64 f32 f64", "leaves-i32", 1, 0, 100, 50, 65535, 25, 35, 30, 30) \
  ROW("disc-box-4f49335b", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 40, 50, 30, -32667, -32717, 65535, 65535) \
  ROW("disc-box-b50c7a51", "i32 i64 f64", "leaves-i32", 1, 0, 1, 1, 2, 0, 0, 1, 2147483646) \
  ROW("disc-box-6b078c11", "i32 i64 f64", "contained leaves-i32", 1, 0, 1, 1, 2, 0, 0, 2, 2147483647) \
  ROW("disc-box-0cf09ebf", "i32 i64 f64", "leaves-i32", 0, 0, 9, 3, 4, 9, 9, 2147483647, 4) \
  ROW("disc-box-6c4e8211", "i32 i64 f64", "leaves-i32", 0, 0, -37, 8, 4, -31, 5, 2147483647, 12) \
  ROW("disc-box-37e2d310", "i32 i64 f64", "leaves-i32", 1, 0, -5, 15, 13, -13, 24, 2147483646, 9) \
  ROW("disc-box-ff3e7888", "i32 i64 f64", "leaves-i32", 1, 0, 37, -27, 2147483646, 32, -39, 5, 5) \
  ROW("disc-box-8b8f51f2", "i32 i64 f64", "leaves-i32", 1, 0, 58, -2, 82, -40, -20, 21, 2147483647) \
  ROW("disc-box-74dfc548", "i32 i64 f64", "corner leaves-i32", 1, 0, 0, 7398, 2147476508, 3, 18844, 1, 1) \
  ROW("disc-box-2788cc81", "i32 i64 f64", "corner leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 3, 2147473220) \
  ROW("disc-box-b8f98e80", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2, 466237554) \
  ROW("disc-box-fbb1a009", "i32 i64 f64", "corner leaves-i32", 0, 0, 2147483589, 23, 10, 2147483577, -1, 2, 18) \
  ROW("disc-box-bb5b9782", "i32 i64 f64", "corner leaves-i32", 0, 0, -2147483494, 49, 27, -2147483530, 0, 13, 33) \
  ROW("disc-box-8ced1859", "i32 i64 f64", "corner leaves-i32", 0, 0, 2147483587, 15, 18, 2147483603, -25, 31, 24) \
  ROW("disc-box-7292285f", "i32 i64 f64", "corner leaves-i32", 0, 0, -975175682, 763363328, 1224736768, -52428798, -69206016, 69206016, 27262976) \
  ROW("disc-box-30786a40", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 1, 2e+154, 0, 1, 1) \
  ROW("disc-box-69e784e3", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, 0, 2e+154, 1e+154, 1e+154, 1, 1) \
  ROW("disc-box-dcb684ca", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 2e+200, 2e+200, 1e+200, 0, 0, 1, 1) \
  ROW("disc-box-60b5bbfa", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 8, 0, 2e+307, 0, 8e+307, 9, 1.6e+308) \
  ROW("disc-box-98f178f4", "f64", "contained leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 1, 1.7e+308, 4e+307, 0, 1.5e+308, 2, 8e+307) \
  ROW("disc-box-c199014f", "f64", "corner leaves-i32 leaves-i64 leaves-f32 vanishes", 1, 0, -3.7469948899722527e+18, -1.7293823668614332e+19, 1.9599667777339654e+19, 5.476377146882523e+18, 2.802596928649634e-45, 3.7469948899722527e+18, 2.8823037615171174e+17) \
  ROW("disc-box-691ef158", "f64", "corner vanishes", 1, 0, -2.802596928649634e-45, 8, 9.25, -9.999999046325684, 4.75, 1.25, 0.2499999850988388) \
  ROW("disc-box-853b85f8", "f64", "corner vanishes", 0, 0, 5.9059454e-316, 1.93756452e-315, 1.53347352e-315, -1.03613076e-316, 1.55419614e-316, 1.96864844e-316, 3.3156184e-316) \
  ROW("disc-box-e10145ce", "f64", "vanishes", 0, 0, -3.0503689495e-314, 1.856746317e-314, 9.283731585e-315, -4.243991583e-314, 2.7851194766e-314, 4.9071152666e-314, 3.0503689495e-314) \
  ROW("disc-box-4f7844c7", "f64", "vanishes", 1, 0, 3.929107120765976e-24, 6.2038545941477076e-24, 2.0679515313825692e-25, -2.481541837659083e-24, 3.722313150919077e-24, 6.2038545941477076e-24, 2.68833699079734e-24)

/* x1, y1, x2, y2, r, x, y, w, h */
#define GRAZE_HIT_CAPSULE_BOX(ROW) \
  ROW("capsule-box-1210f9c0", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 1, 0, 0, 0, 1, 0, 0, 3, 4) \
  ROW("capsule-box-0250191c", "i32 i64 f32 f64", "", 1, 0, 3, 1, 0, 1, 2, 0, 0, 1, 3) \
  ROW("capsule-box-40dbc910", "i32 i64 f32 f64", "parallel", 1, 0, 0, 3, 0, 2, 2, 1, 0, 1, 4) \
  ROW("capsule-box-e60c2e14", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 0, 1, 2, 1, 2, 2, 1, 2, 2) \
  ROW("capsule-box-10475cad", "i32 i64 f32 f64", "corner", 1, 0, 2, 2, 2, 3, 2, 0, 0, 1, 2) \
  ROW("capsule-box-4ce3dc03", "i32 i64 f32 f64", "contained shared-corner", 1, 0, 1, 2, 2, 1, 1, 0, 1, 2, 4) \
  ROW("capsule-box-685a72dc", "i32 i64 f32 f64", "crossing", 1, 0, 0, 5, 4, 0, 1, 1, 0, 1, 3) \
  ROW("capsule-box-8bda8f6e", "i32 i64 f32 f64", "corner", 1, 0, 4, 2, 3, 2, 2, 1, 1, 1, 1) \
  ROW("capsule-box-574589f1", "i32 i64 f32 f64", "contained", 1, 0, 2, 3, 2, 2, 2, 1, 0, 2, 4) \
  ROW("capsule-box-9f90d18b", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 6, 0, 4, 0, 1, 2, 0, 4, 3) \
  ROW("capsule-box-7fd83cf2", "i32 i64 f32 f64", "", 1, 0, 2, 2, 1, 4, 3, 1, 1, 6, 1) \
  ROW("capsule-box-b3326046", "i32 i64 f32 f64", "corner", 0, 0, 1, 7, 1, 5, 1, 1, 1, 4, 2) \
  ROW("capsule-box-000eabbf", "i32 i64 f32 f64", "corner", 0, 0, 6, 2, 6, 1, 1, 2, 2, 2, 2) \
  ROW("capsule-box-13ed6a59", "i32 i64 f32 f64", "corner", 0, 0, 5, 1, 7, 1, 1, 1, 1, 2, 5) \
  ROW("capsule-box-d680f606", "i32 i64 f32 f64", "corner", 0, 0, 1, 3, 4, 0, 3, 3, 6, 1, 4) \
  ROW("capsule-box-e135166e", "i32 i64 f32 f64", "parallel", 0, 0, 0, 4, 0, 2, 2, 3, 3, 7, 6) \
  ROW("capsule-box-1df01c86", "i32 i64 f32 f64", "", 1, 0, 0, 2, 9, 0, 5, 5, 6, 1, 1) \
  ROW("capsule-box-f87e212c", "i32 i64 f32 f64", "corner", 0, 0, 1, 0, 6, 3, 2, 2, 6, 4, 5) \
  ROW("capsule-box-0e215b3c", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 5, 7, 3, 7, 1, 1, 2, 2, 5) \
  ROW("capsule-box-c2c453fe", "i32 i64 f32 f64", "", 0, 0, 3, 0, 0, 6, 1, -1, 1, 1, 1) \
  ROW("capsule-box-5ebccd2f", "i32 i64 f32 f64", "", 0, 0, 0, 1, 4, 0, 2, -4, 0, 1, 7) \
  ROW("capsule-box-62f1ba62", "i32 i64 f32 f64", "corner", 0, 0, 1, 2, 3, 2, 2, 6, -1, 1, 2) \
  ROW("capsule-box-a4651e75", "i32 i64 f32 f64", "shared-corner", 1, 0, 2, 1, -1, 3, 1, -1, 0, 2, 3) \
  ROW("capsule-box-f4c6d706", "i32 i64 f32 f64", "crossing", 1, 0, 12, 0, 0, 2, 8, 4, -3, 4, 4) \
  ROW("capsule-box-d6a27167", "i32 i64 f32 f64", "corner no-extent", 1, 0, 0, 0, 0, 0, 2, 1, 0, 3, 2) \
  ROW("capsule-box-1d19d834", "i32 i64 f32 f64", "contained", 1, 0, 8, 11, 9, 12, 1, 4, 4, 12, 12) \
  ROW("capsule-box-a2cb8dc3", "i32 i64 f32 f64", "", 1, 0, -2, 10, 16, 11, 6, 9, 11, 1, 1) \
  ROW("capsule-box-318ca805", "i32 i64 f32 f64", "", 1, 0, 10, -24, 24, 10, 2, 17, -7, 2, 29) \
  ROW("capsule-box-b7f098b8", "i32 i64 f32 f64", "contained", 1, 0, 1, 2, 4, 3, 1, -12, -12, 30, 30) \
  ROW("capsule-box-c56faa61", "i32 i64 f32 f64", "crossing", 1, 0, -27, 2, 18, 3, 15, 2, 2, 2, 2) \
  ROW("capsule-box-de052e25", "i32 i64 f32 f64", "contained", 1, 0, 990, 500, 1005, 501, 5, 420, 0, 1080, 1080) \
  ROW("capsule-box-b1013538", "i32 i64 f32 f64", "", 1, 0, -120, 540, 1500, 541, 540, 995, 495, 10, 10) \
  ROW("capsule-box-ae7137f1", "i32 i64 f32 f64", "crossing", 1, 0, 936, 1000, 1032, 1001, 32, 990, 970, 40, 40) \
  ROW("capsule-box-5428f575", "i32 i64 f32 f64", "", 0, 0, 990, 1000, 1005, 1001, 5, 1290, 990, 20, 20) \
  ROW("capsule-box-0fa3a25b", "i32 i64 f32 f64", "", 1, 0, 580, 300, 640, 301, 20, 610, 290, 40, 40) \
  ROW("capsule-box-c80c826c", "i32 i64 f32 f64", "", 0, 0, 580, 300, 640, 301, 20, 700, 280, 40, 40) \
  ROW("capsule-box-9761d3e3", "i32 i64 f32 f64", "crossing", 1, 0, -155, 80, 227, 81, 127, 105, 75, 30, 30) \
  ROW("capsule-box-d33acceb", "i32 i64 f32 f64", "contained", 1, 0, 70, 80, 115, 81, 15, -7, -37, 255, 255) \
  ROW("capsule-box-1cc3b9b1", "i32 i64 f32 f64", "", 0, 0, -156, 80, 228, 81, 128, 685, 75, 30, 30) \
  ROW("capsule-box-0a8d1515", "i32 i64 f32 f64", "", 1, 0, -320, 240, 640, 241, 320, 490, 290, 20, 20) \
  ROW("capsule-box-439b9b0b", "i32 i64 f32 f64", "", 0, 0, -100, 0, 50, 1, 50, -3050, -30, 100, 100) \
  ROW("capsule-box-004823a5", "i32 i64 f32 f64", "contained", 1, 0, 953, 360, 963, 361, 3, 0, 0, 1920, 1080) \
  ROW("capsule-box-bfff7938", "i32 i64 f32 f64", "contained", 1, 0, 633, 240, 643, 241, 3, 0, 0, 1280, 720) \
  ROW("capsule-box-0707fede", "i32 i64 f32 f64", "contained", 1, 0, 313, 160, 323, 161, 3, 0, 0, 640, 480) \
  ROW("capsule-box-9dd60305", "i32 i64 f32 f64", "corner", 0, 0, -49, -8, -2, 0, 1, 0, 0, 1080, 7676) \
  ROW("capsule-box-78af0e2a", "i32 i64 f32 f64", "parallel", 1, 0, 0, 2872, 0, 2874, 1, 0, 0, 1080, 4320) \
  ROW("capsule-box-79b5068c", "i32 i64 f32 f64", "", 0, 0, 2890, 2, 2906, 39, 8, 0, 0, 2880, 5116) \
  ROW("capsule-box-873eca4e", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 4896, 2, 0, 4205, 1, 30808, 54752, 1, 3) \
  ROW("capsule-box-50cefa7f", "i32 i64 f32 f64", "", 1, 0, 0, 7398, -7140, 3, 18844, 1, 1, 10792, 1) \
  ROW("capsule-box-2c3bf14e", "i32 i64 f32 f64", "leaves-i32", 1, 0, 0, -14301, 103472, 2, 76294, 2, 1, 224, 1) \
  ROW("capsule-box-431496a1", "i32 i64 f32 f64", "leaves-i32", 0, 0, 34406, 3, -15592, 0, 23774, 2, 58341, 11714, 3) \
  ROW("capsule-box-e91376e0", "i32 i64 f32 f64", "contained", 1, 0, 5210, 4555, 5213, 4545, 4, 5209, 4538, 5, 17) \
  ROW("capsule-box-5863b863", "i32 i64 f32 f64", "corner", 1, 0, 16513, 3742, 16528, 3737, 8, 16530, 3739, 18, 13) \
  ROW("capsule-box-d7006324", "i32 i64 f32 f64", "leaves-i32", 1, 0, 49625, 5792, 49623, 5763, 2, 49609, 5763, 15, 26) \
  ROW("capsule-box-e3508324", "i32 i64 f32 f64", "leaves-i32", 1, 0, 63949, -3612, 63971, -3631, 5, 63970, -3657, 7, 26) \
  ROW("capsule-box-9acf3ff7", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, 68166, -2350, 68150, -2348, 7, 68136, -2377, 29, 28) \
  ROW("capsule-box-b930d881", "i32 i64 f32 f64", "parallel leaves-i32", 0, 0, 57169, 26550, 57171, 26550, 4, 57166, 26555, 10, 39) \
  ROW("capsule-box-5195e5ed", "f64", "", 1, 0, 1, -2.4, 2.4, 1, 0.2, 1.7, -0.7, 0.2, 2.9) \
  ROW("capsule-box-9654d48c", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, -65435, 50, 32867, 51, 32767, 25, 35, 30, 30) \
  ROW("capsule-box-ba18c4dd", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 10, 50, 55, 51, 15, -32667, -32717, 65535, 65535) \
  ROW("capsule-box-9b077248", "i32 i64 f64", "leaves-i32", 1, 0, -2, 4, 2, 7, 8, 8, 3, 5, 2147483646) \
  ROW("capsule-box-e19cfd66", "i32 i64 f64", "leaves-i32", 1, 0, 15, 8, 5, 0, 6, 10, -8, 2147483647, 8) \
  ROW("capsule-box-d61de685", "i32 i64 f64", "corner leaves-i32", 1, 0, 10, 4, 0, 4, 2147483647, -17, -1, 17, 2) \
  ROW("capsule-box-e7089a2f", "i32 i64 f64", "parallel leaves-i32", 1, 0, -3, -3, 3, -3, 8, -3, -27, 2147483646, 19) \
  ROW("capsule-box-92f7d967", "i32 i64 f64", "contained leaves-i32", 1, 0, 29110, 3, 0, 0, 39159, 0, 0, 2147482431, 3) \
  ROW("capsule-box-83a0b432", "i32 i64 f64", "corner leaves-i32", 0, 0, 2, 2, -1342, -119048, 1, 25587, 2, 2147458064, 1) \
  ROW("capsule-box-14831d7e", "i32 i64 f64", "leaves-i32", 0, 0, 0, -8356, 55493, 1, 2, 6449, 52838, 3, 2147481613) \
  ROW("capsule-box-5ee6b1e3", "i32 i64 f64", "leaves-i32", 1, 0, 2147483546, 4, 2147483544, 8, 3, 2147483527, 5, 18, 28) \
  ROW("capsule-box-6f940dfa", "i32 i64 f64", "parallel leaves-i32", 0, 0, -2147483562, 3, -2147483562, 11, 8, -2147483607, 4, 35, 3) \
  ROW("capsule-box-a7d24200", "i32 i64 f64", "leaves-i32", 0, 0, -2147483610, 5, -2147483612, 6, 3, -2147483614, 10, 5, 15) \
  ROW("capsule-box-c19c3c65", "i32 i64 f64", "crossing leaves-i32", 1, 0, 2147483539, -19, 2147483527, 2, 7, 2147483517, -25, 16, 26) \
  ROW("capsule-box-0c089c23", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, -5.8859285467297054e+153, 3, 0, 0, 7.311458679883785e+153, 0, 0, 3.764686840066811e+153, 3) \
  ROW("capsule-box-8e20c386", "f64", "crossing leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 1.787656411818858e+154, 0, -1.9447753635511772e+153, 1.8416129948993032e+154, 1, 3.2034593532257876e+153, 7.057578809883785e+153, 2.098579802470249e+153, 8.900356702832659e+153) \
  ROW("capsule-box-54373298", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64 vanishes", 1, 0, 5e-324, 0, 7.79625120912e+289, 1.2474001934591997e+291, 6.237000967296e+290, -1.7151752660064e+291, 1.2474001934592e+291, 2.4168378748271998e+291, 6.237000967295998e+290) \
  ROW("capsule-box-0ad18117", "f64", "leaves-i32 leaves-i64 leaves-f32 vanishes", 1, 0, -3.2562374848443193e+137, 4.651767835491884e+137, 0, 5e-324, 6.977651753237826e+136, -9.536124062758366e+137, -2.0932955259713474e+137, 6.977651753237826e+137, 6.745063361463232e+137) \
  ROW("capsule-box-1b8bd1c8", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 2.1337646185215531e+242, 0, 3.62739985148664e+243, 2.5605175422258637e+243, 6.40129385556466e+243, -5.974540931860349e+243, 7.68155262667759e+243, 5.5477880081560395e+243, 3.8407763133387945e+243) \
  ROW("capsule-box-abf59f3e", "f64", "vanishes", 1, 0, -1.5e-323, 0.125, 0.375, -0.625, 1, 1, 0.125, 2.625, 0.125) \
  ROW("capsule-box-e726944a", "f64", "vanishes", 1, 0, 0.74, -1.5, 5e-324, 0.01, 0.01, -0.6, -3.67, 1.35, 2.17) \
  ROW("capsule-box-725461c2", "f64", "corner vanishes", 1, 0, -5e-324, -1.14, 0.38, -5e-324, 0.06, 0.42, -5e-324, 0.02, 1.5) \
  ROW("capsule-box-3f63689b", "f64", "vanishes", 1, 0, 0, 0, -1.856746317e-314, 6.100737898e-314, 1.0609978965e-314, -1.72412158e-314, 0, 1.856746317e-314, 3.0503689495e-314) \
  ROW("capsule-box-d3028dde", "f64", "vanishes", 0, 0, 1.413e-321, 5.43e-322, 1.344e-321, 1.023e-321, 5.53e-322, 1.976e-321, 2.27e-322, 8.7e-322, 2.213e-321) \
  ROW("capsule-box-04470c46", "f64", "crossing vanishes", 1, 0, 1.3, -5e-324, -5e-324, 0.7, 0.019999999999999997, -1.86, -0.04, 1.8799999999999997, 0.7399999999999999) \
  ROW("capsule-box-e09901de", "f64", "corner vanishes", 0, 0, 3.794e-321, 3.794e-321, 7.6e-321, 6.324e-321, 8.6e-320, 4.427e-320, -7.2726e-320, 2.467e-320, 6.23e-322) \
  ROW("capsule-box-4dcce29c", "f64", "vanishes", 0, 0, -2.802596928649634e-45, -2.802596928649634e-45, 12, 16, 70, -94, 50.00000762939453, 44, 18.000001907348633) \
  ROW("capsule-box-7ce1e6a7", "f64", "vanishes", 1, 0, 4.0000000000000036, -1.5e-323, 12, 23.999999999999986, 4.0000000000000036, 4.0000000000000036, -1.5e-323, 4.0000000000000036, 91.99999999999994) \
  ROW("capsule-box-c986de85", "f64", "parallel vanishes", 0, 0, 1.401298464324817e-45, 0.15000000596046448, 0.36000004410743713, 0.15000000596046448, 0.019999999552965164, 0.059999994933605194, 0.17000001668930054, 1.75, 2.7699999809265137) \
  ROW("capsule-box-640253d5", "f32 f64", "contained vanishes", 1, 0, 5.2506585703370435e-27, -6.462348535570529e-27, 8.481832452936319e-27, -6.462349305942506e-27, 4.0389678347315804e-28, 4.0389678347315804e-27, -1.090521238340329e-26, 1.4136387421560532e-26, 4.4428646182047385e-27) \
  ROW("capsule-box-ca5c27c1", "f64", "parallel vanishes", 1, 0, 1.4693682187875522e-38, -1.3224311446750734e-38, -1.469367798398013e-38, -1.3224311446750734e-38, 1.0285575569695016e-38, -3.8203569204321273e-38, -4.848914197141936e-38, 4.408103815583578e-38, 2.4979260560167467e-38)

/* cx, cy, rx, ry, x, y, w, h */
#define GRAZE_HIT_ELLIPSE_BOX(ROW) \
  ROW("ellipse-box-49322a54", "i32 i64 f32 f64", "level", 1, 0, 1, 1, 2, 1, 0, 0, 1, 2) \
  ROW("ellipse-box-34649f78", "i32 i64 f32 f64", "level", 1, 0, 0, 1, 2, 1, 0, 0, 4, 2) \
  ROW("ellipse-box-b14c10fa", "i32 i64 f32 f64", "corner level", 1, 0, 1, 1, 1, 1, 1, 1, 3, 1) \
  ROW("ellipse-box-d48fc06b", "i32 i64 f32 f64", "corner level", 0, 0, 0, 0, 3, 1, 4, 0, 1, 2) \
  ROW("ellipse-box-ed83ef42", "i32 i64 f32 f64", "corner level", 1, 0, 0, 3, 3, 1, 1, 2, 1, 1) \
  ROW("ellipse-box-000b7ddf", "i32 i64 f32 f64", "corner level", 1, 0, 3, 2, 1, 2, 1, 1, 2, 1) \
  ROW("ellipse-box-a93769d9", "i32 i64 f32 f64", "contained", 1, 0, 1, 1, 2, 2, 0, 0, 4, 3) \
  ROW("ellipse-box-cad35fa7", "i32 i64 f32 f64", "corner level", 1, 0, 0, 3, 3, 3, 0, 0, 1, 3) \
  ROW("ellipse-box-b3d0d5e6", "i32 i64 f32 f64", "corner level", 1, 0, 4, 1, 1, 1, 2, 1, 2, 2) \
  ROW("ellipse-box-f4ec1e16", "i32 i64 f32 f64", "corner level", 1, 0, 5, 0, 1, 1, 2, 0, 3, 2) \
  ROW("ellipse-box-3110f4d5", "i32 i64 f32 f64", "corner level", 1, 0, 5, 0, 1, 1, 0, 0, 5, 3) \
  ROW("ellipse-box-5bd14c85", "i32 i64 f32 f64", "corner", 0, 0, 0, 1, 2, 4, 5, 2, 2, 1) \
  ROW("ellipse-box-829908d1", "i32 i64 f32 f64", "corner level", 1, 0, 0, 4, 3, 1, 0, 0, 5, 4) \
  ROW("ellipse-box-d7fd3d61", "i32 i64 f32 f64", "corner level", 0, 0, 2, 4, 3, 1, 2, 0, 3, 2) \
  ROW("ellipse-box-e3315bd5", "i32 i64 f32 f64", "corner", 0, 0, 6, 1, 1, 4, 0, 2, 2, 1) \
  ROW("ellipse-box-c01fcc06", "i32 i64 f32 f64", "corner level", 0, 0, 0, 8, 2, 2, 0, 0, 2, 4) \
  ROW("ellipse-box-c3a9b636", "i32 i64 f32 f64", "contained", 1, 0, 1, 2, 2, 3, 0, 1, 6, 3) \
  ROW("ellipse-box-0611641b", "i32 i64 f32 f64", "corner level", 0, 0, 8, 3, 3, 2, 0, 0, 4, 3) \
  ROW("ellipse-box-2d25eeb5", "i32 i64 f32 f64", "corner level", 0, 0, 2, 0, 4, 2, 2, 5, 5, 5) \
  ROW("ellipse-box-a1da0421", "i32 i64 f32 f64", "corner", 0, 0, 6, 4, 1, 2, 2, 5, 3, 2) \
  ROW("ellipse-box-271c105c", "i32 i64 f32 f64", "", 0, 0, 1, 5, 2, 2, 4, 0, 6, 6) \
  ROW("ellipse-box-fde6bce5", "i32 i64 f32 f64", "corner level", 0, 0, 6, 3, 4, 1, 4, 5, 2, 8) \
  ROW("ellipse-box-95b03db8", "i32 i64 f32 f64", "corner", 0, 0, -1, 0, 2, 1, 0, 1, 1, 1) \
  ROW("ellipse-box-597af48d", "i32 i64 f32 f64", "contained", 1, 0, 9, 11, 1, 1, 4, 4, 12, 12) \
  ROW("ellipse-box-77254e3a", "i32 i64 f32 f64", "corner level", 1, 0, 10, 10, 12, 6, 9, 11, 1, 1) \
  ROW("ellipse-box-12d965e4", "i32 i64 f32 f64", "contained", 1, 0, 3, 2, 2, 1, -12, -12, 30, 30) \
  ROW("ellipse-box-28c953cc", "i32 i64 f32 f64", "level", 1, 0, 3, 2, 30, 15, 2, 2, 2, 2) \
  ROW("ellipse-box-14f807f4", "i32 i64 f32 f64", "contained", 1, 0, 1000, 500, 10, 5, 420, 0, 1080, 1080) \
  ROW("ellipse-box-ca598551", "i32 i64 f32 f64", "corner", 1, 0, 960, 540, 1080, 540, 995, 495, 10, 10) \
  ROW("ellipse-box-8f8a0afb", "i32 i64 f32 f64", "contained", 1, 0, 1000, 1000, 64, 32, 990, 970, 40, 40) \
  ROW("ellipse-box-bc1099e4", "i32 i64 f32 f64", "", 0, 0, 1000, 1000, 10, 5, 1290, 990, 20, 20) \
  ROW("ellipse-box-668c2f2b", "i32 i64 f32 f64", "contained", 1, 0, 620, 300, 40, 20, 610, 290, 40, 40) \
  ROW("ellipse-box-6d1ef6fc", "i32 i64 f32 f64", "", 0, 0, 620, 300, 40, 20, 700, 280, 40, 40) \
  ROW("ellipse-box-ad176949", "i32 i64 f32 f64", "", 1, 0, 100, 80, 255, 127, 105, 75, 30, 30) \
  ROW("ellipse-box-4ef50c3f", "i32 i64 f32 f64", "contained", 1, 0, 100, 80, 30, 15, -7, -37, 255, 255) \
  ROW("ellipse-box-5381866a", "i32 i64 f32 f64", "", 0, 0, 100, 80, 256, 128, 685, 75, 30, 30) \
  ROW("ellipse-box-e0c33e7e", "i32 i64 f32 f64", "corner", 1, 0, 320, 240, 640, 320, 490, 290, 20, 20) \
  ROW("ellipse-box-3827c6e1", "i32 i64 f32 f64", "", 0, 0, 0, 0, 100, 50, -3050, -30, 100, 100) \
  ROW("ellipse-box-09a52023", "i32 i64 f32 f64", "contained", 1, 0, 960, 360, 7, 3, 0, 0, 1920, 1080) \
  ROW("ellipse-box-ab72fecc", "i32 i64 f32 f64", "contained", 1, 0, 640, 240, 7, 3, 0, 0, 1280, 720) \
  ROW("ellipse-box-fe494dac", "i32 i64 f32 f64", "contained", 1, 0, 320, 160, 7, 3, 0, 0, 640, 480) \
  ROW("ellipse-box-2493ec83", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 3265, 51, 2880, 25, 13249, 9) \
  ROW("ellipse-box-5c17e370", "i32 i64 f32 f64", "corner", 1, 0, 0, 0, 16, 3840, 8, 3072, 64, 39936) \
  ROW("ellipse-box-dbb26fdf", "i32 i64 f32 f64", "", 0, 0, 649, 3328, 7, 7, 0, 0, 640, 5120) \
  ROW("ellipse-box-717593ba", "i32 i64 f64", "", 1, 0, 11, 27624, 5, 25, 0, 25580, 117, 2020) \
  ROW("ellipse-box-9c903a98", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 0, -8356, 55493, 1, 2, 6449, 52838, 3) \
  ROW("ellipse-box-aace6d17", "i32 i64 f64", "corner leaves-i32", 0, 0, -1, -1, 14, 3584, -1, 3584, 600, 77824) \
  ROW("ellipse-box-0fa090a4", "f32 f64", "contained", 1, 0, 0.0009441824513487518, -0.000666819978505373, 0.0003599651390686631, 0.0001451915013603866, 0.0001803393242880702, -0.0008400786318816245, 0.0007767565548419952, 0.0007140127127058804) \
  ROW("ellipse-box-52255324", "i32 i64 f32 f64", "leaves-i32", 1, 0, 100, 50, 65535, 32767, 25, 35, 30, 30) \
  ROW("ellipse-box-21776c00", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 40, 50, 30, 15, -32667, -32717, 65535, 65535) \
  ROW("ellipse-box-6cad1f73", "i32 i64 f64", "corner leaves-i32", 0, 0, 28, 9, 9, 5, 40, -12, 2147483646, 18) \
  ROW("ellipse-box-0f56124f", "i32 i64 f64", "corner leaves-i32", 1, 0, -52, 120, 2147483646, 3, -46, 87, 31, 33) \
  ROW("ellipse-box-078c5183", "i32 i64 f64", "contained leaves-i32", 1, 0, 40, 58, 1, 2147483646, 38, 50, 16, 2147483646) \
  ROW("ellipse-box-a1aaa45c", "i32 i64 f64", "leaves-i32", 1, 0, 2147483516, -26, 9, 14, 2147483515, -15, 30, 24) \
  ROW("ellipse-box-0c974286", "i32 i64 f64", "leaves-i32", 0, 0, -2147483552, -36, 16, 9, -2147483555, -26, 14, 18) \
  ROW("ellipse-box-e49e4cc5", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, 5.7478602569685e+153) \
  ROW("ellipse-box-c528246c", "f64", "leaves-i32 leaves-i64 vanishes", 1, 0, 8589933568, -1.401298464324817e-45, 51539615744, 51539607552, 0, 51539603456, 1005022347264, 77309427712) \
  ROW("ellipse-box-5052faa3", "f64", "corner leaves-i32 leaves-i64 vanishes", 0, 0, 0, 2.802596928649634e-45, 687194701824, 1374389534720, 412316860416, 1099511627776, 996432347136, 618475356160) \
  ROW("ellipse-box-8f7462fe", "f64", "corner vanishes", 0, 0, 0.5, 1.875, 0.0625, 0.25, -5.605193857299268e-45, -1.125, 0.5, 2.749999523162842) \
  ROW("ellipse-box-8b17a363", "f64", "corner vanishes", 1, 0, 0, 0, 3.2886e-319, 6.577e-320, 3.0355e-319, 2.5296e-320, 1.1067e-319, 3.8e-321) \
  ROW("ellipse-box-dbd64984", "f64", "vanishes", 1, 0, 0, 1.401298464324817e-45, 0.0625, 0.03125, -0.25, 0, 0.1875000298023224, 0.4531250298023224) \
  ROW("ellipse-box-5966803b", "f64", "vanishes", 0, 0, 4.575e-321, -6.02e-321, 4.74e-322, 9.44e-322, 5.06e-321, -7.59e-321, 3.47e-321, 1.58e-321)

/* a_x, a_y, a_w, a_h, b_x, b_y, b_w, b_h */
#define GRAZE_HIT_BOX_BOX(ROW) \
  ROW("box-box-11605b2f", "i32 i64 f32 f64", "shared-corner", 1, 0, 0, 0, 1, 1, 0, 0, 1, 1) \
  ROW("box-box-8da33004", "i32 i64 f32 f64", "", 1, 0, 1, 0, 2, 1, 0, 0, 2, 1) \
  ROW("box-box-884cf6a7", "i32 i64 f32 f64", "", 1, 0, 1, 1, 2, 2, 0, 0, 2, 2) \
  ROW("box-box-9fb6a9c7", "i32 i64 f32 f64", "contained", 1, 0, 1, 1, 1, 1, 0, 0, 3, 3) \
  ROW("box-box-c7da4ce7", "i32 i64 f32 f64", "crossing", 1, 0, 0, 1, 3, 1, 1, 0, 1, 3) \
  ROW("box-box-eafb2623", "i32 i64 f32 f64", "", 0, 0, 0, 0, 4, 1, 0, 2, 2, 1) \
  ROW("box-box-53b476a2", "i32 i64 f32 f64", "", 1, 0, 1, 2, 1, 1, 0, 1, 2, 3) \
  ROW("box-box-5f909fc8", "i32 i64 f32 f64", "", 0, 0, 0, 0, 2, 1, 3, 0, 4, 1) \
  ROW("box-box-814cb6ae", "i32 i64 f32 f64", "", 0, 0, 1, 0, 1, 1, 4, 0, 1, 3) \
  ROW("box-box-f98618c0", "i32 i64 f32 f64", "", 1, 0, 0, 2, 3, 1, 0, 0, 1, 4) \
  ROW("box-box-094e90d3", "i32 i64 f32 f64", "", 0, 0, 1, 1, 1, 2, 0, 4, 2, 1) \
  ROW("box-box-87734037", "i32 i64 f32 f64", "", 0, 0, 2, 2, 2, 3, 0, 1, 1, 1) \
  ROW("box-box-a96ef69b", "i32 i64 f32 f64", "", 0, 0, 3, 0, 1, 4, 0, 2, 1, 1) \
  ROW("box-box-ce550143", "i32 i64 f32 f64", "corner", 0, 0, 1, 0, 2, 1, 4, 2, 1, 1) \
  ROW("box-box-dc1f3215", "i32 i64 f32 f64", "", 1, 0, 1, 1, 1, 3, 1, 0, 3, 2) \
  ROW("box-box-40e2a19c", "i32 i64 f32 f64", "", 1, 0, 0, 1, 3, 3, 0, 2, 1, 3) \
  ROW("box-box-43d79bd8", "i32 i64 f32 f64", "", 0, 0, 4, 1, 2, 1, 0, 1, 3, 1) \
  ROW("box-box-a0da792c", "i32 i64 f32 f64", "", 0, 0, 3, 0, 3, 3, 1, 0, 1, 2) \
  ROW("box-box-a24326e2", "i32 i64 f32 f64", "", 0, 0, 3, 1, 2, 2, 0, 2, 1, 2) \
  ROW("box-box-d3d944cc", "i32 i64 f32 f64", "", 1, 0, 2, 0, 1, 3, 2, 1, 3, 1) \
  ROW("box-box-29f1769f", "i32 i64 f32 f64", "shared-corner", 1, 0, 3, 2, 1, 1, 1, 0, 3, 3) \
  ROW("box-box-2bae8b4b", "i32 i64 f32 f64", "", 0, 0, 2, 4, 2, 1, 1, 0, 2, 2) \
  ROW("box-box-46b5d7c9", "i32 i64 f32 f64", "shared-corner", 1, 0, 3, 0, 2, 2, 1, 1, 4, 1) \
  ROW("box-box-7a16f837", "i32 i64 f32 f64", "", 0, 0, 0, 4, 2, 4, 0, 0, 1, 3) \
  ROW("box-box-9b5770c1", "i32 i64 f32 f64", "", 1, 0, 1, 1, 3, 4, 2, 0, 1, 2) \
  ROW("box-box-d47e2079", "i32 i64 f32 f64", "shared-corner", 1, 0, 3, 0, 4, 1, 3, 0, 2, 1) \
  ROW("box-box-92c01504", "i32 i64 f32 f64", "shared-corner", 1, 0, 0, 4, 2, 1, 0, 4, 3, 1) \
  ROW("box-box-2839ec78", "i32 i64 f32 f64", "contained", 1, 0, 1, 2, 3, 4, 2, 3, 1, 1) \
  ROW("box-box-76716a38", "i32 i64 f32 f64", "", 1, 0, 1, 2, 3, 4, 1, 3, 2, 1) \
  ROW("box-box-b5ab05ee", "i32 i64 f32 f64", "", 1, 0, 1, 3, 2, 2, 0, 3, 4, 2) \
  ROW("box-box-5697b44f", "i32 i64 f32 f64", "shared-corner", 1, 0, 4, 1, 3, 3, 4, 1, 1, 1) \
  ROW("box-box-d3b4a547", "i32 i64 f32 f64", "", 1, 0, 1, 3, 3, 1, 2, 2, 3, 3) \
  ROW("box-box-507277dc", "i32 i64 f32 f64", "", 0, 0, 1, 2, 2, 2, 6, 1, 1, 4) \
  ROW("box-box-f1adf914", "i32 i64 f32 f64", "crossing", 1, 0, 3, 3, 4, 6, 2, 5, 6, 2) \
  ROW("box-box-b2d0950c", "i32 i64 f32 f64", "", 1, 0, 5, 10, 5, 16, 6, 10, 3, 16) \
  ROW("box-box-46bef68b", "i32 i64 f32 f64", "no-extent", 0, 0, 4, 0, 1, 1, 1, 0, 1, 0) \
  ROW("box-box-9ac5072e", "i32 i64 f32 f64", "no-extent", 0, 0, 4, 1, 0, 2, 0, 0, 1, 1) \
  ROW("box-box-ecb7dd28", "i32 i64 f32 f64", "contained", 1, 0, 9, 11, 1, 1, 4, 4, 12, 12) \
  ROW("box-box-4ab99794", "i32 i64 f32 f64", "contained", 1, 0, 4, 4, 12, 12, 9, 11, 1, 1) \
  ROW("box-box-2dd3ac34", "i32 i64 f32 f64", "contained", 1, 0, 2, 1, 2, 2, -12, -12, 30, 30) \
  ROW("box-box-b476befe", "i32 i64 f32 f64", "contained", 1, 0, -12, -13, 30, 30, 2, 2, 2, 2) \
  ROW("box-box-e1ab64ca", "i32 i64 f32 f64", "contained", 1, 0, 995, 495, 10, 10, 420, 0, 1080, 1080) \
  ROW("box-box-6f486eee", "i32 i64 f32 f64", "contained", 1, 0, 420, 0, 1080, 1080, 995, 495, 10, 10) \
  ROW("box-box-4eba4969", "i32 i64 f32 f64", "contained", 1, 0, 968, 968, 64, 64, 990, 970, 40, 40) \
  ROW("box-box-d52d9baf", "i32 i64 f32 f64", "", 0, 0, 995, 995, 10, 10, 1290, 990, 20, 20) \
  ROW("box-box-cd97c3eb", "i32 i64 f32 f64", "", 1, 0, 600, 280, 40, 40, 610, 290, 40, 40) \
  ROW("box-box-d42a8bbc", "i32 i64 f32 f64", "", 0, 0, 600, 280, 40, 40, 700, 280, 40, 40) \
  ROW("box-box-c87c494d", "i32 i64 f32 f64", "contained", 1, 0, -27, -47, 255, 255, 105, 75, 30, 30) \
  ROW("box-box-f4790d8e", "i32 i64 f32 f64", "contained", 1, 0, 85, 65, 30, 30, -7, -37, 255, 255) \
  ROW("box-box-4eb8466e", "i32 i64 f32 f64", "", 0, 0, -28, -48, 256, 256, 685, 75, 30, 30) \
  ROW("box-box-fef183fa", "i32 i64 f32 f64", "contained", 1, 0, 0, -80, 640, 640, 490, 290, 20, 20) \
  ROW("box-box-c2aa3d02", "i32 i64 f32 f64", "", 0, 0, -50, -50, 100, 100, -3050, -30, 100, 100) \
  ROW("box-box-14977d16", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 1920, 1080, 935, 335, 50, 50) \
  ROW("box-box-4d116dfb", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 1280, 720, 615, 215, 50, 50) \
  ROW("box-box-4ecf6628", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 640, 480, 295, 135, 50, 50) \
  ROW("box-box-27d84c67", "i32 i64 f32 f64", "", 0, 0, 1766, 6569, 6, 36, 1742, 6606, 25, 20) \
  ROW("box-box-768889b5", "i32 i64 f32 f64", "", 1, 0, 49586, 5775, 7, 39, 49585, 5769, 2, 7) \
  ROW("box-box-5869c205", "i32 i64 f32 f64", "", 0, 0, 0, -8356, 55493, 1, 2, 6449, 52838, 3) \
  ROW("box-box-2ae01761", "i32 i64 f32 f64", "", 0, 0, 5232, 4513, 10, 31, 5218, 4545, 31, 15) \
  ROW("box-box-c030ad3d", "i32 i64 f32 f64", "corner", 0, 0, -65546, -5168, 3, 1, 2, 6248, 2, 72980) \
  ROW("box-box-946f423c", "i32 i64 f32 f64", "", 1, 0, -62856, 9990, 25, 9, -62832, 9977, 13, 35) \
  ROW("box-box-38e6c19d", "i32 i64 f64", "", 1, 0, 9966, 872290, 17, 15, 9934, 872291, 33, 2) \
  ROW("box-box-0922f0ea", "i32 i64 f64", "", 0, 0, -55830, 74147, 32, 36, -55798, 74141, 16, 5) \
  ROW("box-box-b1c93210", "i32 i64 f32 f64", "", 0, 0, 2, 45758, 20637, 2269, 2, 18137, 9712, 2) \
  ROW("box-box-c2a74956", "i32 i64 f64", "", 1, 0, -824536, -11863, 9, 39, -824536, -11825, 14, 18) \
  ROW("box-box-fd9a517d", "f64", "", 1, 0, 352, -1055.999755859375, 160, 63.999996185302734, 352, -992, 32, 640.0001220703125) \
  ROW("box-box-db9febb7", "f64", "", 0, 0, -10.99999713897705, 11.00000286102295, 9.499996185302734, 2.5, -1.5, 11.00000286102295, 9.000001907348633, 2.5) \
  ROW("box-box-e0047220", "f64", "", 0, 0, -2.3750007152557373, 1.000000238418579, 0.6875, 0.0625, -1.6874995231628418, 1.000000238418579, 0.8749997615814209, 0.3125) \
  ROW("box-box-450850bc", "f64", "crossing", 1, 0, 5.1288830291015, -6.774465910759588, 2.071507481489442, 7.758626273181612, 1.6694217604280313, 0.6848798997546962, 6.553597558508243, 0.23710918418858506) \
  ROW("box-box-af2d6bda", "f64", "contained", 1, 0, 2.948196090339151, 7.340295322888558, 1.1403617239412973, 2.2823096166749166, 2.7612920045090448, 6.028542916938539, 5.187079173905867, 6.792471700796657) \
  ROW("box-box-6703414c", "i32 i64 f32 f64", "contained", 1, 0, -32667, -32717, 65535, 65535, 25, 35, 30, 30) \
  ROW("box-box-14a58080", "i32 i64 f32 f64", "contained", 1, 0, 25, 35, 30, 30, -32667, -32717, 65535, 65535) \
  ROW("box-box-8790be39", "i32 i64 f64", "leaves-i32", 1, 0, 1, 0, 2147483647, 2, 0, 1, 2, 2) \
  ROW("box-box-071f2f40", "i32 i64 f64", "leaves-i32", 1, 0, 1, 2, 2, 2147483646, 0, 0, 2, 3) \
  ROW("box-box-359c6a3c", "i32 i64 f64", "leaves-i32", 1, 0, 2, 0, 2147483646, 3, 2, 1, 1, 1) \
  ROW("box-box-5313c485", "i32 i64 f64", "leaves-i32", 0, 0, -11, 9, 18, 3, 9, 9, 2147483647, 4) \
  ROW("box-box-840e154f", "i32 i64 f64", "contained leaves-i32", 1, 0, -9, 5, 2147483646, 22, -3, 11, 18, 5) \
  ROW("box-box-ee0a3a0d", "i32 i64 f64", "leaves-i32", 0, 0, 8, -31, 2147483647, 1, 8, -26, 8, 21) \
  ROW("box-box-7e8e7f08", "i32 i64 f64", "leaves-i32", 1, 0, -21, -5, 10, 10, -23, 2, 2147483646, 4) \
  ROW("box-box-64b6d2a9", "i32 i64 f64", "leaves-i32", 0, 0, -7, 14, 3, 2147483647, -28, 16, 19, 17) \
  ROW("box-box-2f38dff1", "i32 i64 f64", "leaves-i32", 1, 0, -31, 8, 14, 10, -31, 5, 2147483647, 12) \
  ROW("box-box-2ce902b9", "i32 i64 f64", "leaves-i32", 0, 0, 33, -56, 2147483646, 12, 32, -39, 5, 5) \
  ROW("box-box-96ace6a3", "i32 i64 f64", "leaves-i32", 0, 0, 0, -2147483648, 1, 1, 0, 2147483647, 1, 1) \
  ROW("box-box-7288de01", "i32 i64 f64", "leaves-i32", 1, 0, 2147483577, -2, 1, 1, 2147483577, -3, 4, 18) \
  ROW("box-box-22bfe59e", "i32 i64 f64", "leaves-i32", 0, 0, -2147483610, 7, 1, 21, 2147483646, 18, 41, 8) \
  ROW("box-box-bda93fc3", "i32 i64 f64", "corner leaves-i32", 0, 0, 2147483516, 3, 23, 13, 2147483540, 17, 39, 21) \
  ROW("box-box-9d9cd5e7", "i32 i64 f64", "leaves-i32", 0, 0, -2147483576, 2, 17, 10, -2147483559, -28, 6, 27) \
  ROW("box-box-acecc38c", "i32 i64 f64", "leaves-i32", 0, 0, 2147483629, -5, 26, 10, 2147483606, -14, 22, 29) \
  ROW("box-box-8353bd9f", "i32 i64 f64", "leaves-i32", 0, 0, -2147483622, 47, 21, 34, 2147483644, 25, 32, 22) \
  ROW("box-box-ff8ce023", "i32 i64 f64", "leaves-i32", 1, 0, -2147483642, -44, 8, 16, -2147483636, -39, 24, 8) \
  ROW("box-box-d0228741", "i32 i64 f64", "crossing leaves-i32", 1, 0, 0, 7398, 2147476508, 3, 18844, 1, 1, 10792) \
  ROW("box-box-4a01f519", "i32 i64 f64", "", 1, 0, 1282326, -1293, 18, 20, 1282326, -1285, 1, 34) \
  ROW("box-box-1d5260c2", "i32 i64 f64", "contained leaves-i32", 1, 0, 20268, 3, 21754, 3, -3824, 1, 2147468831, 79977) \
  ROW("box-box-bbbe077a", "i32 i64 f64", "leaves-i32", 1, 0, 1073741824, 0, 1073741824, 1, 1073741825, 0, 1, 1) \
  ROW("box-box-12bfe8f6", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, 0, 1.4e+308, 7e+307, 1.2e+308, 1, 1.2e+308, 7e+307) \
  ROW("box-box-5e2ab97b", "f64", "", 0, 0, -1.04e-321, 1.966e-321, 2.37e-321, 1.53e-322, 1.344e-321, 8.7e-322, 1.097e-321, 1.976e-321) \
  ROW("box-box-4206ba4a", "f64", "", 1, 0, -4.0474e-320, 6.577e-320, 3.2895e-320, 2.525e-321, -7.59e-321, 3.795e-320, 7.584e-321, 1.01185e-319) \
  ROW("box-box-35b09992", "f64", "", 1, 0, -2.909e-320, -3.794e-321, 1.645e-320, 3.16e-321, -1.2653e-320, -1.897e-320, 1.897e-321, 1.5183e-320) \
  ROW("box-box-c935c63f", "f64", "", 0, 0, -6.49861211e-314, 2.65249474e-315, 2.254620528e-314, 5.0397400026e-314, -4.243991581e-314, 2.7851194756e-314, 4.9071152666e-314, 3.0503689495e-314) \
  ROW("box-box-5fcbca08", "f64", "", 1, 0, 2.524354896707238e-28, 0, 5.048709793414476e-29, 7.573064690121713e-28, 3.0292253945661992e-28, 2.524354896707238e-28, 1.3631516442219084e-27, 4.543837851108056e-28) \
  ROW("box-box-6d8cb9dd", "f64", "", 0, 0, 2.3283066585833012e-09, 8.149072527885437e-10, 9.89530235528946e-10, 1.862645149230957e-09, 1.280568540096283e-09, 1.3387764230543553e-09, 1.0477380074647158e-09, 9.313227966600834e-10) \
  ROW("box-box-2fe69ae0", "f64", "", 0, 0, 1.32243128480492e-38, 1.9836467170126102e-38, 1.39589940147162e-38, 1.1020259538958945e-38, 4.040761830951613e-39, 5.5101283681810084e-39, 9.183549615799121e-39, 1.4326338801945093e-38) \
  ROW("box-box-4c2d3fb1", "f64", "corner", 0, 0, 3.82035720069182e-38, 2.791799083202933e-38, 3.6734201265793413e-38, 5.289724578700294e-38, -1.7632415262334313e-38, 1.322431004545227e-38, 5.583598166405866e-38, 1.4693679385278594e-38) \
  ROW("box-box-90778696", "f64", "", 1, 0, -7.52316384526264e-36, -4.0625084764418256e-35, 2.5578762813611486e-35, 4.2129711793752274e-35, -5.266214691683848e-35, -3.76158192263132e-35, 4.5138985941435095e-35, 3.912044625564722e-35)

/* a_x, a_y, b_x, b_y, w, h, r */
#define GRAZE_HIT_POINT_ROUNDED(ROW) \
  ROW("point-rounded-dac9878b", "i32 i64 f32 f64", "corner level", 1, 0, 2, 1, 1, 0, 2, 4, 1) \
  ROW("point-rounded-98f6a934", "i32 i64 f32 f64", "corner level", 1, 0, 1, 1, 0, 0, 5, 4, 1) \
  ROW("point-rounded-c055c14d", "i32 i64 f32 f64", "corner level", 1, 0, 1, 1, 0, 0, 4, 6, 1) \
  ROW("point-rounded-3dab5f21", "i32 i64 f32 f64", "corner level", 1, 0, 2, 3, 1, 1, 4, 3, 1) \
  ROW("point-rounded-b3384ffb", "i32 i64 f32 f64", "corner", 0, 0, 1, 2, 2, 3, 2, 4, 1) \
  ROW("point-rounded-23cfbe1b", "i32 i64 f32 f64", "corner level", 1, 0, 2, 5, 1, 0, 4, 6, 1) \
  ROW("point-rounded-50929f57", "i32 i64 f32 f64", "corner level", 1, 0, 2, 6, 0, 1, 3, 6, 1) \
  ROW("point-rounded-daf24aeb", "i32 i64 f32 f64", "corner", 0, 0, 0, 1, 0, 1, 8, 6, 3) \
  ROW("point-rounded-38141d87", "i32 i64 f32 f64", "", 0, 0, 0, 2, 3, 0, 8, 9, 1) \
  ROW("point-rounded-1a7c3bb0", "i32 i64 f32 f64", "", 0, 0, 4, 2, 1, 3, 7, 5, 2) \
  ROW("point-rounded-a8fa63d7", "i32 i64 f32 f64", "level", 1, 0, 1, 1, 0, -2, 3, 6, 1) \
  ROW("point-rounded-e03c3b06", "i32 i64 f32 f64", "corner level", 0, 0, 5, 2, -3, 0, 4, 5, 2) \
  ROW("point-rounded-1c205ee4", "i32 i64 f32 f64", "corner level", 0, 0, 3, 8, 1, -1, 3, 6, 1) \
  ROW("point-rounded-77f4f094", "i32 i64 f32 f64", "corner", 0, 0, 2, 1, 2, -5, 6, 5, 2) \
  ROW("point-rounded-983179f1", "i32 i64 f32 f64", "corner", 0, 0, 3, 4, 2, 4, 11, 4, 2) \
  ROW("point-rounded-702626a1", "i32 i64 f32 f64", "corner", 0, 0, 4, 1, 2, -5, 9, 6, 3) \
  ROW("point-rounded-c140a66d", "i32 i64 f32 f64", "contained", 1, 0, 1, 1, -1, -1, 6, 4, 1) \
  ROW("point-rounded-fd50ad0f", "i32 i64 f32 f64", "contained", 1, 0, 0, 1, -2, -1, 5, 5, 1) \
  ROW("point-rounded-f083a49f", "i32 i64 f32 f64", "corner", 1, 0, 5, 4, 3, 0, 6, 6, 3) \
  ROW("point-rounded-02a83d11", "i32 i64 f32 f64", "corner", 1, 0, 3, 3, 2, -1, 6, 6, 3) \
  ROW("point-rounded-5cb581df", "i32 i64 f32 f64", "", 1, 0, -4, 5317, -5, -5, 1090, 7686, 5) \
  ROW("point-rounded-fdfb3cf6", "i32 i64 f32 f64", "", 0, 0, -6, 6961, -5, -5, 2566, 7686, 5) \
  ROW("point-rounded-90acd6e4", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 0, -14301, 103472, 2, 76294, 2, 1) \
  ROW("point-rounded-5670a468", "i32 i64 f64", "leaves-i32", 1, 0, 1, 1, -8192, 0, 53248, 88063, 8190) \
  ROW("point-rounded-eb127b8c", "i32 i64 f32 f64", "corner", 1, 0, -9967, 1548, -9968, 1545, 27, 42, 5) \
  ROW("point-rounded-ac24483c", "f32 f64", "contained", 1, 0, 0.0007294745300896466, 0.0008613573736511171, 0.00042578234570100904, 0.00030947444611229, 0.0009243008098565042, 0.0011732425773516297, 0.000182511837920174) \
  ROW("point-rounded-fd346747", "i32 i64 f64", "corner leaves-i32", 0, 0, 8, 24, 10, 23, 2147483647, 24, 1) \
  ROW("point-rounded-5b3249f1", "i32 i64 f64", "leaves-i32", 1, 0, 2147483577, 0, 2147483573, -6, 36, 24, 5) \
  ROW("point-rounded-245916f4", "i32 i64 f64", "corner leaves-i32", 1, 0, 2147483578, 54, 2147483544, 36, 36, 21, 5) \
  ROW("point-rounded-3496dbe6", "i32 i64 f64", "leaves-i32", 0, 0, -2147483519, 31, -2147483547, 20, 27, 40, 6) \
  ROW("point-rounded-88dc7a1d", "i32 i64 f64", "contained leaves-i32", 1, 0, 3, 21012, -6215, 0, 2147468024, 23335, 3) \
  ROW("point-rounded-ab6ae892", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 5.04306670772614e+153, -2.456645631897531e+154, 2, 1.9879228163096735e+154, 2, 1) \
  ROW("point-rounded-23e60846", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 2, -4.142799199949037e+153, 1.2329575859166547e+154, 0, 2.1613718865929655e+154, 3.47838928170217e+153, 3) \
  ROW("point-rounded-e66a6b7e", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 0, 0, 1e+165, 1e+165, 5e+164) \
  ROW("point-rounded-77278dc4", "f32 f64", "leaves-i32 leaves-i64 leaves-f32 vanishes", 1, 0, 2.802596928649634e-45, 1.8446746272732807e+19, -1.1068046444225731e+20, 0, 7.563164366533474e+20, 7.00976274800963e+20, 1.1068045564616429e+20) \
  ROW("point-rounded-106c9db4", "f32 f64", "corner leaves-i32 leaves-i64 leaves-f32", 1, 0, 0, 9.671406556917033e+24, -6.0929857619228496e+26, -1.3539969179683847e+26, 2.4468657113260569e+27, 2.301795055694159e+27, 1.150897380273127e+27) \
  ROW("point-rounded-14757d2d", "f64", "corner vanishes", 0, 0, 0, 0, -3.785e-321, -3.0355e-320, 9.9282e-320, 1.0814e-319, 4.9328e-320) \
  ROW("point-rounded-31414dee", "f64", "corner vanishes", 1, 0, 1.401298464324817e-45, 2.802596928649634e-45, -64, -32, 496, 576, 159.99996948242188) \
  ROW("point-rounded-fa7094f1", "f64", "vanishes", 1, 0, -2.27948757e-316, 6.2167846e-316, -2.27948767e-316, 3.21200535e-316, 5.28426686e-316, 5.1806538e-316, 8.289046e-317) \
  ROW("point-rounded-911358ca", "f64", "vanishes", 0, 0, -4.509241056e-314, 5.0397400035e-314, -4.376616319e-314, 3.4482431593e-314, 4.111366846e-314, 3.1829936864e-314, 5.304989477e-315) \
  ROW("point-rounded-d0b68a4d", "f32 f64", "contained", 1, 0, -8.3448941268216e-07, 0.0005024577840231359, -0.000521295121870935, -0.00004950044603901915, 0.0011708852834999561, 0.0011502915294840932, 0.0002845675917342305)

/* x1, y1, x2, y2, x, y, w, h, r */
#define GRAZE_HIT_SEGMENT_ROUNDED(ROW) \
  ROW("segment-rounded-5cdac817", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 1, 1, 1, 0, 0, 0, 2, 2, 1) \
  ROW("segment-rounded-5b4ec1e8", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 1, 0, 1, 2, 0, 0, 5, 3, 1) \
  ROW("segment-rounded-95a401c9", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 1, 2, 2, 2, 1, 1, 3, 7, 1) \
  ROW("segment-rounded-ed92a0b0", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 5, 2, 1, 0, 0, 0, 7, 6, 2) \
  ROW("segment-rounded-516413ef", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 4, 2, 4, 3, 0, 1, 5, 4, 1) \
  ROW("segment-rounded-79d0d9a1", "i32 i64 f32 f64", "parallel", 0, 0, 5, 2, 5, 3, 0, 1, 4, 3, 1) \
  ROW("segment-rounded-835d8a9a", "i32 i64 f32 f64", "", 1, 0, 2, 6, 0, 5, 0, 2, 5, 4, 1) \
  ROW("segment-rounded-b2a1eec5", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 6, 3, 4, 3, 1, 0, 4, 4, 1) \
  ROW("segment-rounded-2c35693e", "i32 i64 f32 f64", "", 1, 0, 2, 2, 1, 4, 1, 3, 7, 6, 1) \
  ROW("segment-rounded-9c63ed46", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 6, 2, 7, 1, 0, 1, 7, 2, 1) \
  ROW("segment-rounded-1cd3b80a", "i32 i64 f32 f64", "", 0, 0, 6, 3, 8, 5, 4, 6, 2, 2, 1) \
  ROW("segment-rounded-4e877303", "i32 i64 f32 f64", "parallel", 1, 0, 3, 6, 6, 6, 1, 5, 4, 8, 1) \
  ROW("segment-rounded-7870c664", "i32 i64 f32 f64", "contained", 1, 0, 1, 1, 3, 1, 0, -1, 4, 6, 1) \
  ROW("segment-rounded-cd6c8875", "i32 i64 f32 f64", "corner", 0, 0, 5, -2, 5, 0, 0, 1, 3, 4, 1) \
  ROW("segment-rounded-8d26558e", "i32 i64 f32 f64", "corner", 0, 0, 0, 5, 0, 7, -2, 0, 3, 4, 1) \
  ROW("segment-rounded-63b5785d", "i32 i64 f32 f64", "contained shared-corner", 1, 0, 3, 2, 5, 0, 0, -1, 6, 5, 1) \
  ROW("segment-rounded-16018a14", "i32 i64 f32 f64", "corner", 0, 0, 4, 3, 5, 3, -1, 0, 3, 4, 1) \
  ROW("segment-rounded-38439433", "i32 i64 f32 f64", "", 1, 0, 1, 1, 7, 4, 0, -2, 5, 6, 1) \
  ROW("segment-rounded-0833284e", "i32 i64 f32 f64", "corner", 0, 0, 1, 2, -1, 4, 3, 2, 5, 8, 2) \
  ROW("segment-rounded-13e186aa", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 1, 8, 1, 5, -1, 0, 5, 7, 2) \
  ROW("segment-rounded-c62918ae", "i32 i64 f32 f64", "corner", 0, 0, 4, -1, 2, 3, 3, 4, 5, 6, 2) \
  ROW("segment-rounded-6f96c800", "i32 i64 f32 f64", "", 0, 0, 3, 1, -2, 6, 3, 2, 6, 6, 3) \
  ROW("segment-rounded-fdcbd2aa", "i32 i64 f32 f64", "corner", 0, 0, 2, 11, 2, 8, 1, 1, 3, 5, 1) \
  ROW("segment-rounded-c998e576", "i32 i64 f32 f64", "corner", 0, 0, 3, 4, 2, 6, 1, -6, 7, 6, 3) \
  ROW("segment-rounded-4c83d057", "i32 i64 f32 f64", "", 1, 0, 5, 5, 4, 7, 4, 3, 4, 10, 1) \
  ROW("segment-rounded-1d9477cc", "i32 i64 f32 f64", "", 0, 0, 4, 6, 6, 8, 1, -7, 5, 8, 1) \
  ROW("segment-rounded-cc165980", "i32 i64 f32 f64", "corner", 0, 0, 5, 1, 3, 1, -2, -1, 4, 3, 1) \
  ROW("segment-rounded-84af52d7", "i32 i64 f32 f64", "", 0, 0, 2, -1, 5, 2, -2, 1, 5, 5, 1) \
  ROW("segment-rounded-2c60edd0", "i32 i64 f32 f64", "shared-corner", 1, 0, 5, 2, 2, 5, -1, -1, 9, 7, 3) \
  ROW("segment-rounded-304ed9e6", "i32 i64 f32 f64", "", 1, 0, 6, 5, 1, 2, 4, -4, 12, 9, 2) \
  ROW("segment-rounded-c6dc33e7", "i32 i64 f32 f64", "crossing", 1, 0, 5, 7, 10, 10, 5, 6, 2, 4, 1) \
  ROW("segment-rounded-8e627512", "i32 i64 f32 f64", "corner", 0, 0, 0, 1, -3, -2, 0, -2, 6, 3, 1) \
  ROW("segment-rounded-d834184a", "i32 i64 f32 f64", "crossing", 1, 0, -4, 0, 2, 0, -2, -2, 3, 4, 1) \
  ROW("segment-rounded-d0700914", "i32 i64 f32 f64", "", 1, 0, 3, 7, -3, -1, -2, 2, 4, 4, 2) \
  ROW("segment-rounded-44903ac7", "i32 i64 f32 f64", "corner", 0, 0, -1, 0, 1, -4, -3, 0, 8, 8, 4) \
  ROW("segment-rounded-d017f7c8", "i32 i64 f32 f64", "", 0, 0, 4, 3, 2, 5, -1, -6, 5, 10, 2) \
  ROW("segment-rounded-3121da7c", "i32 i64 f32 f64", "corner", 1, 0, 2, 4, -1, 1, 1, 1, 10, 9, 4) \
  ROW("segment-rounded-9a715ec1", "i32 i64 f32 f64", "corner", 1, 0, -1, 1, 3, 2, 2, 0, 11, 12, 3) \
  ROW("segment-rounded-ebc7279a", "i32 i64 f32 f64", "", 1, 0, 17, 12, 22, 17, 18, 13, 11, 5, 2) \
  ROW("segment-rounded-f7da277e", "i32 i64 f32 f64", "", 0, 0, 8164, -6, 8165, -5, 7676, -4, 601, 375, 4) \
  ROW("segment-rounded-f065368b", "i32 i64 f32 f64", "leaves-i32", 0, 0, 20689, 2, 1, 3, 3, -95373, 12436, 60203, 568) \
  ROW("segment-rounded-e73191af", "i32 i64 f32 f64", "leaves-i32", 1, 0, 34406, 3, -15592, 0, 23774, 2, 58341, 11714, 3) \
  ROW("segment-rounded-c1c6dd79", "i32 i64 f32 f64", "", 1, 0, 1159, 7527, 1079, 7677, 1079, 7675, 2, 2, 1) \
  ROW("segment-rounded-1fcfc650", "i32 i64 f32 f64", "parallel", 0, 0, 7166, 0, 14336, 0, 8192, 2, 23552, 2048, 1024) \
  ROW("segment-rounded-cf3d19d8", "i32 i64 f32 f64", "corner", 0, 0, -7595, 2528, -7601, 2536, -7609, 2533, 8, 8, 4) \
  ROW("segment-rounded-a93ae9f5", "i32 i64 f32 f64", "corner", 1, 0, 21757, 1161, 21767, 1163, 21762, 1129, 17, 39, 6) \
  ROW("segment-rounded-2ff2b19c", "i32 i64 f32 f64", "parallel", 1, 0, -36017, 1738, -36017, 1728, -36018, 1707, 31, 41, 3) \
  ROW("segment-rounded-1d6b8e6a", "i32 i64 f32 f64", "leaves-i32", 1, 0, 1564, 130143, 1568, 130131, 1528, 130103, 49, 43, 6) \
  ROW("segment-rounded-baead294", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, -62783, 10010, -62774, 10016, -62780, 10009, 6, 19, 3) \
  ROW("segment-rounded-ab206975", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, -245411, -4905, -245413, -4899, -245438, -4930, 33, 35, 4) \
  ROW("segment-rounded-b435dc2f", "f64", "", 1, 0, -1.6, 1, 0.4, 2.9, -2.1, 0.5, 1.5, 2.4, 0.5) \
  ROW("segment-rounded-da74715a", "i32 i64 f64", "corner leaves-i32", 0, 0, 3, 2, 2, 0, 28214, 2, 8817, 2147459530, 3) \
  ROW("segment-rounded-90713219", "i32 i64 f64", "leaves-i32", 0, 0, 3, 1, -27681, -93369, -6630, 2, 3, 2147463377, 1) \
  ROW("segment-rounded-9fb3a8a7", "i32 i64 f64", "leaves-i32", 0, 0, 15342, 5608, 13893, 3, 0, 9920, 2147419126, 3, 1) \
  ROW("segment-rounded-20639c78", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763, 3) \
  ROW("segment-rounded-fb25ff81", "i32 i64 f64", "parallel leaves-i32", 0, 0, 2147483526, 0, 2147483528, 0, 2147483522, 2, 35, 18, 3) \
  ROW("segment-rounded-567ab57d", "i32 i64 f64", "leaves-i32", 1, 0, 2147483606, 9, 2147483602, 2, 2147483575, -2, 32, 46, 3) \
  ROW("segment-rounded-a4dc57bd", "i32 i64 f64", "leaves-i32", 1, 0, 2147483638, -2, 2147483629, 0, 2147483630, -1, 2, 37, 1) \
  ROW("segment-rounded-7da19bdd", "i32 i64 f64", "leaves-i32", 1, 0, 2147483625, 1, 2147483631, -23, 2147483597, -1, 37, 6, 2) \
  ROW("segment-rounded-aae3b8f0", "i32 i64 f64", "parallel leaves-i32", 1, 0, 2147483607, 28, 2147483607, 35, 2147483606, 24, 22, 16, 3) \
  ROW("segment-rounded-688b23b8", "i32 i64 f64", "corner leaves-i32", 1, 0, -2147483616, 2, -2147483612, 2, -2147483616, -18, 40, 25, 7) \
  ROW("segment-rounded-c3014c7a", "i32 i64 f64", "crossing leaves-i32", 1, 0, -2147483596, 18, -2147483550, 28, -2147483605, 18, 42, 10, 5) \
  ROW("segment-rounded-2eb9cea0", "i32 i64 f64", "contained leaves-i32", 1, 0, -2147483586, -4, -2147483592, -1, -2147483600, -33, 19, 35, 2) \
  ROW("segment-rounded-72e905eb", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 1, -3364681049, -6476674650, -879690230, 2, 3, 677750109, 1) \
  ROW("segment-rounded-d22a3384", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, 2, 2, 0, -1.2066665371398827e+154, 2, 2.1411639064415348e+153, 1.6534009864219487e+154, 3) \
  ROW("segment-rounded-5943bb8a", "f64", "leaves-i32 vanishes", 1, 0, 293601216, 2.802596928649634e-45, 444596192, 16777218, 125829112, -192937984, 167772160, 444596224, 67108872) \
  ROW("segment-rounded-a6a12ad4", "f64", "vanishes", 1, 0, -2e-323, 1, 3, 2.5, -10.499999999999996, -0.5, 15.5, 8.5, 2) \
  ROW("segment-rounded-14059813", "f64", "crossing vanishes", 1, 0, 0.9, 5e-324, 0.45, 1.0999999999999999, -1.3, -0.1, 2.14, 0.6, 0.06) \
  ROW("segment-rounded-3e03e865", "f64", "corner vanishes", 1, 0, -1.401298464324817e-45, 7.999999523162842, 12, 24.000003814697266, -4, -53, 77, 69, 20) \
  ROW("segment-rounded-0fa6423b", "f64", "vanishes", 1, 0, 1.5e-323, 1, 2, 2, 1.5e-323, -10, 3.9999999999999987, 11.499999999999996, 0.5000000000000001) \
  ROW("segment-rounded-089af153", "f32 f64", "corner vanishes", 0, 0, 2.802596928649634e-45, 960, 384, 1536.0001220703125, -896, 288, 992, 640.0001220703125, 128) \
  ROW("segment-rounded-e9416407", "f64", "vanishes", 1, 0, -5e-324, -5e-324, 0.44000000000000006, 0.64, 0.31, 0.5900000000000001, 0.23, 1.1400000000000001, 0.05) \
  ROW("segment-rounded-e4cf8b93", "f64", "vanishes", 0, 0, -3.014e-321, 2.915e-321, -3.083e-321, 3.394e-321, -3.004e-321, 1.976e-321, 3.31e-321, 3.715e-321, 5.53e-322) \
  ROW("segment-rounded-99d44fbe", "f64", "vanishes", 0, 0, 0.0937499850988388, 0.0625, 0.0468749925494194, -4.203895392974451e-45, 0.0312500037252903, -0.71875, 0.7499999403953552, 0.90625, 0.3125) \
  ROW("segment-rounded-d33fa251", "f64", "parallel vanishes", 1, 0, 0.49000000953674316, 1.3799998760223389, 0.49000000953674316, 1.401298464324817e-45, -0.7200000286102295, -0.06000000238418579, 1.2100001573562622, 1.7999999523162842, 0.05999999865889549) \
  ROW("segment-rounded-2401f00c", "f64", "parallel vanishes", 0, 0, 2.455692443516801e-25, 6.46234815038454e-27, 2.455692443516801e-25, 1.9387045606711586e-26, 1.8094574667002316e-25, -2.584939260153816e-26, 6.462347919272947e-26, 6.462348535570529e-26, 3.231173651487682e-26)

/* cx, cy, a_r, x, y, w, h, b_r */
#define GRAZE_HIT_DISC_ROUNDED(ROW) \
  ROW("disc-rounded-9888fc59", "i32 i64 f32 f64", "corner level", 1, 0, 1, 2, 1, 0, 1, 2, 2, 1) \
  ROW("disc-rounded-f52af8e8", "i32 i64 f32 f64", "corner level", 1, 0, 1, 2, 2, 0, 1, 2, 2, 1) \
  ROW("disc-rounded-87e90b77", "i32 i64 f32 f64", "corner level", 1, 0, 1, 0, 1, 0, 0, 3, 6, 1) \
  ROW("disc-rounded-7bd9e7e8", "i32 i64 f32 f64", "corner level", 1, 0, 3, 1, 2, 0, 0, 3, 3, 1) \
  ROW("disc-rounded-c52f6bb1", "i32 i64 f32 f64", "corner level", 1, 0, 2, 2, 3, 1, 1, 2, 2, 1) \
  ROW("disc-rounded-3ddc3da6", "i32 i64 f32 f64", "corner level", 1, 0, 2, 2, 1, 0, 0, 4, 4, 2) \
  ROW("disc-rounded-6005d1e7", "i32 i64 f32 f64", "corner level", 1, 0, 2, 3, 2, 1, 0, 3, 4, 1) \
  ROW("disc-rounded-acd9fbba", "i32 i64 f32 f64", "corner level", 1, 0, 2, 4, 1, 1, 0, 5, 5, 1) \
  ROW("disc-rounded-6a815a93", "i32 i64 f32 f64", "corner level", 1, 0, 6, 3, 1, 0, 1, 7, 3, 1) \
  ROW("disc-rounded-562ca9bb", "i32 i64 f32 f64", "corner level", 1, 0, 7, 3, 1, 1, 1, 7, 3, 1) \
  ROW("disc-rounded-198d331d", "i32 i64 f32 f64", "corner", 0, 0, 0, 1, 4, 3, 2, 9, 8, 3) \
  ROW("disc-rounded-8d6fb725", "i32 i64 f32 f64", "contained", 1, 0, 4, 4, 4, 1, 0, 8, 9, 2) \
  ROW("disc-rounded-5a4b1028", "i32 i64 f32 f64", "", 1, 0, 4, 3, 3, 0, 4, 9, 9, 1) \
  ROW("disc-rounded-3fd34ae3", "i32 i64 f32 f64", "level", 1, 0, 2, 8, 6, 0, 5, 4, 7, 2) \
  ROW("disc-rounded-9d9ce006", "i32 i64 f32 f64", "corner level", 1, 0, 6, 5, 7, 5, 9, 9, 3, 1) \
  ROW("disc-rounded-9233e364", "i32 i64 f32 f64", "corner", 0, 0, -1, 0, 1, 0, 0, 2, 3, 1) \
  ROW("disc-rounded-34e1cfa0", "i32 i64 f32 f64", "corner", 0, 0, 5, 2, 2, 0, -2, 2, 2, 1) \
  ROW("disc-rounded-8e1163ea", "i32 i64 f32 f64", "corner", 0, 0, 1, 1, 2, 0, -7, 6, 6, 3) \
  ROW("disc-rounded-d9f0b488", "i32 i64 f32 f64", "contained", 1, 0, 0, 4, 1, -4, 2, 9, 5, 1) \
  ROW("disc-rounded-6d3d5ec3", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 2, -5, 2, 8, 8, 4) \
  ROW("disc-rounded-0832c7b0", "i32 i64 f32 f64", "", 0, 0, -5, 5, 4, 5, 2, 3, 5, 1) \
  ROW("disc-rounded-523d7563", "i32 i64 f32 f64", "corner level no-extent", 1, 0, 0, 0, 1, 0, 0, 3, 2, 0) \
  ROW("disc-rounded-0eab4b0d", "i32 i64 f32 f64", "corner", 1, 0, 665, -58, 60, -5, -5, 649, 5130, 5) \
  ROW("disc-rounded-d4aa4537", "i32 i64 f32 f64", "corner", 0, 0, 2880, 5120, 2, -1, -1, 2882, 5118, 1) \
  ROW("disc-rounded-168f3009", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 0, -8356, 55493, 1, 2, 6449, 52838, 3) \
  ROW("disc-rounded-b0faf6d7", "i32 i64 f32 f64", "", 1, 0, 7758, -1370, 3, 7742, -1408, 20, 36, 1) \
  ROW("disc-rounded-134aa538", "i32 i64 f32 f64", "", 0, 0, -8715, -9664, 3, -8720, -9660, 10, 10, 4) \
  ROW("disc-rounded-541b3f5c", "f64", "contained", 1, 0, -0.0007629692554364537, 0.0007819235330987765, 0.000251263380689434, -0.0011579692387080752, 0.00003826618192904405, 0.0013999342892905046, 0.001565575598953398, 0.0003136396402569181) \
  ROW("disc-rounded-2a5a51d0", "i32 i64 f64", "leaves-i32", 1, 0, 0, 0, 2147483645, -3, -2, 22, 6, 2) \
  ROW("disc-rounded-43f1d98f", "i32 i64 f64", "corner leaves-i32", 1, 0, 0, 0, 2147483647, -3, -1, 12, 23, 6) \
  ROW("disc-rounded-c07fcc58", "i32 i64 f64", "corner leaves-i32", 0, 0, 2147483549, 0, 3, 2147483548, 4, 39, 9, 4) \
  ROW("disc-rounded-6d1b66f0", "i32 i64 f64", "leaves-i32", 0, 0, 2147483636, -2, 1, 2147483634, 0, 16, 14, 1) \
  ROW("disc-rounded-e2de6f35", "i32 i64 f64", "contained leaves-i32", 1, 0, -2147483551, 5, 2, -2147483553, 3, 29, 22, 1) \
  ROW("disc-rounded-094acbca", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, 4.5709045685962e+153, 1) \
  ROW("disc-rounded-85fc921b", "f64", "leaves-i32 leaves-i64 vanishes", 0, 0, -1.401298464324817e-45, 0, 17179868160, -17179869184, 17179871232, 206158430208, 498216271872, 17179867136) \
  ROW("disc-rounded-31f1ce2d", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, -3.1964255626930547e+153, 1.0694144249433998e+154, 1, 2, 2.5771816575615e+153, 8.405270490776352e+153, 3) \
  ROW("disc-rounded-6269a4a3", "f64", "corner leaves-i32 leaves-i64 vanishes", 0, 0, 0, 2.802596928649634e-45, 34359736320, -34359738368, 34359738368, 584115552256, 1374389403648, 34359742464) \
  ROW("disc-rounded-fbaff9ca", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 4, 0, 2e+154, 2, 3e+154, 4, 4, 2) \
  ROW("disc-rounded-fe6b1cfc", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -1.8248211147437237e+153, 2.147336181400753e+154, 1.648046750872051e+154, -1.1364971822401223e+154, 7.960200547845627e+153, 3, 3, 1) \
  ROW("disc-rounded-f5804551", "f64", "corner vanishes", 1, 0, 1.401298464324817e-45, 0, 3.5625, 3.125, 0.0625, 5.1875, 6.4375, 2.124999761581421) \
  ROW("disc-rounded-961dd564", "f64", "corner vanishes", 0, 0, 2.802596928649634e-45, 0, 608, 384.0000305175781, 160, 1760, 1408, 512.0001220703125) \
  ROW("disc-rounded-ec752981", "f64", "vanishes", 1, 0, 112, -56.00001525878906, 1.401298464324817e-45, 60, -99.99999237060547, 92, 44, 4.000001430511475) \
  ROW("disc-rounded-e47b47b8", "f64", "vanishes", 0, 0, -5.605193857299268e-45, -5.605193857299268e-45, 0.5000000596046448, -0.625, -2.375000238418579, 1, 1.8749996423721313, 0.375)

/* x1, y1, x2, y2, a_r, x, y, w, h, b_r */
#define GRAZE_HIT_CAPSULE_ROUNDED(ROW) \
  ROW("capsule-rounded-07d5a405", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 1, 2, 1, 0, 2, 0, 1, 2, 2, 1) \
  ROW("capsule-rounded-5dbaa798", "i32 i64 f32 f64", "corner", 1, 0, 4, 2, 5, 2, 1, 1, 1, 3, 5, 1) \
  ROW("capsule-rounded-91b939a6", "i32 i64 f32 f64", "", 1, 0, 1, 5, 2, 2, 3, 0, 1, 9, 3, 1) \
  ROW("capsule-rounded-22efafe7", "i32 i64 f32 f64", "", 1, 0, 5, 1, 4, 0, 3, 2, 0, 9, 3, 1) \
  ROW("capsule-rounded-a84f8922", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 6, 3, 4, 3, 3, 1, 0, 4, 4, 1) \
  ROW("capsule-rounded-a6bac949", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 3, 5, 3, 3, 2, 0, 0, 5, 7, 2) \
  ROW("capsule-rounded-35eb6248", "i32 i64 f32 f64", "", 1, 0, 2, 7, 0, 7, 3, 0, 5, 4, 6, 1) \
  ROW("capsule-rounded-e4befc40", "i32 i64 f32 f64", "", 1, 0, 6, 6, 9, 3, 3, 0, 2, 4, 9, 1) \
  ROW("capsule-rounded-7865c8e3", "i32 i64 f32 f64", "contained", 1, 0, 1, 1, 3, 0, 2, 0, -2, 5, 6, 1) \
  ROW("capsule-rounded-030020d0", "i32 i64 f32 f64", "parallel", 1, 0, 0, 4, 0, 2, 2, -4, 1, 3, 5, 1) \
  ROW("capsule-rounded-0f7c7e1e", "i32 i64 f32 f64", "corner shared-corner", 1, 0, -5, 1, 1, 1, 2, 0, 0, 8, 3, 1) \
  ROW("capsule-rounded-15afdf0a", "i32 i64 f32 f64", "", 0, 0, 4, 2, 3, 4, 1, -1, 1, 3, 2, 1) \
  ROW("capsule-rounded-3bb81e72", "i32 i64 f32 f64", "crossing", 1, 0, 0, 0, 2, 2, 5, -1, 0, 9, 2, 1) \
  ROW("capsule-rounded-8a45ee8f", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 4, 1, 4, 2, 1, -1, 0, 6, 3, 1) \
  ROW("capsule-rounded-f706ce49", "i32 i64 f32 f64", "corner", 0, 0, 4, 0, 1, 2, 2, 5, -4, 2, 2, 1) \
  ROW("capsule-rounded-36eabb88", "i32 i64 f32 f64", "", 1, 0, 2, 3, 0, 7, 2, -1, 2, 3, 3, 1) \
  ROW("capsule-rounded-4d017c30", "i32 i64 f32 f64", "corner", 0, 0, 5, 0, 4, 0, 1, -6, 0, 4, 6, 2) \
  ROW("capsule-rounded-e67390d6", "i32 i64 f32 f64", "corner", 0, 0, -2, 2, 0, 2, 4, 4, 2, 5, 8, 1) \
  ROW("capsule-rounded-11839f92", "i32 i64 f32 f64", "", 1, 0, 5, 4, 2, 0, 2, -4, 0, 6, 6, 3) \
  ROW("capsule-rounded-d9af8470", "i32 i64 f32 f64", "corner", 0, 0, 1, 6, 3, 5, 3, -6, 1, 4, 2, 1) \
  ROW("capsule-rounded-2122b133", "i32 i64 f32 f64", "corner", 0, 0, 1, 8, 1, 9, 2, 0, -2, 4, 5, 1) \
  ROW("capsule-rounded-93b4fa4d", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 6, 1, 6, 2, 1, -1, 0, 9, 5, 2) \
  ROW("capsule-rounded-50301fb1", "i32 i64 f32 f64", "parallel", 0, 0, 1, 4, 1, 9, 1, 4, 0, 5, 10, 2) \
  ROW("capsule-rounded-6c8d1846", "i32 i64 f32 f64", "corner", 0, 0, 7, 3, 8, 5, 1, -4, 0, 7, 5, 2) \
  ROW("capsule-rounded-15abde1b", "i32 i64 f32 f64", "corner", 0, 0, 2, 7, 1, 5, 2, 1, -5, 8, 8, 4) \
  ROW("capsule-rounded-444bac17", "i32 i64 f32 f64", "contained shared-corner", 1, 0, 5, 2, 9, 0, 1, 3, -4, 9, 8, 2) \
  ROW("capsule-rounded-10ee08ef", "i32 i64 f32 f64", "", 0, 0, 4, 2, 3, 1, 2, -2, -1, 2, 6, 1) \
  ROW("capsule-rounded-17e38ed5", "i32 i64 f32 f64", "", 1, 0, 4, 4, 1, 1, 1, -1, -2, 5, 6, 1) \
  ROW("capsule-rounded-470e72ce", "i32 i64 f32 f64", "", 0, 0, 0, 2, -1, 1, 4, -7, 4, 4, 4, 2) \
  ROW("capsule-rounded-998409ac", "i32 i64 f32 f64", "crossing", 1, 0, 1, 3, 4, 0, 3, -2, -5, 6, 8, 1) \
  ROW("capsule-rounded-10fefc2e", "i32 i64 f32 f64", "corner", 0, 0, 6, -4, 6, 0, 2, -1, -1, 5, 9, 2) \
  ROW("capsule-rounded-7fdf137b", "i32 i64 f32 f64", "no-extent", 1, 0, 1, 3, 0, 1, 2, 1, 1, 3, 4, 0) \
  ROW("capsule-rounded-fa092848", "i32 i64 f32 f64", "corner shared-corner no-extent", 1, 0, 1, 5, 1, 5, 2, 0, 0, 2, 6, 1) \
  ROW("capsule-rounded-a8abdce7", "i32 i64 f32 f64", "", 0, 0, 8165, -82, 8165, -5, 2, 7678, -2, 597, 371, 2) \
  ROW("capsule-rounded-4fbe157e", "i32 i64 f32 f64", "", 1, 0, 5217, 4517, 5208, 4527, 4, 5195, 4511, 25, 20, 4) \
  ROW("capsule-rounded-e05d3561", "i32 i64 f32 f64", "", 1, 0, -7312, 1911, -7303, 1914, 2, -7310, 1907, 8, 8, 4) \
  ROW("capsule-rounded-14141349", "i32 i64 f32 f64", "parallel", 0, 0, 5529, -7303, 5529, -7298, 4, 5518, -7307, 6, 12, 3) \
  ROW("capsule-rounded-82429597", "i32 i64 f32 f64", "", 1, 0, -1764, 7982, -1754, 7964, 2, -1769, 7935, 23, 32, 3) \
  ROW("capsule-rounded-525fd9f6", "i32 i64 f32 f64", "crossing", 1, 0, -3622, 40230, -3636, 40234, 5, -3635, 40210, 6, 25, 1) \
  ROW("capsule-rounded-694c7a13", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 59927, -3600, 59918, -3613, 3, 59929, -3605, 41, 6, 1) \
  ROW("capsule-rounded-ce5fe317", "i32 i64 f64", "parallel leaves-i32", 1, 0, -78793, 4967, -78802, 4967, 4, -78802, 4970, 31, 29, 4) \
  ROW("capsule-rounded-71e6ad56", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 1583, 130121, 1586, 130119, 1, 1547, 130088, 41, 35, 2) \
  ROW("capsule-rounded-bf59f7b7", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 2, 105799, -53536, 1, 1, 28061, 107763, 14481, 14955, 1) \
  ROW("capsule-rounded-037127c4", "i32 i64 f64", "leaves-i32", 0, 0, -50282, 42028, -50279, 42033, 1, -50280, 42020, 40, 9, 1) \
  ROW("capsule-rounded-1bfe7195", "i32 i64 f64", "corner leaves-i32", 1, 0, 0, 4, 4, 20, 2147483646, 4, 18, 5, 10, 2) \
  ROW("capsule-rounded-3370fd9d", "i32 i64 f64", "leaves-i32", 1, 0, 2, 6, 4, 17, 2147483647, -1, 8, 16, 30, 6) \
  ROW("capsule-rounded-3c8ac3de", "i32 i64 f64", "leaves-i32", 1, 0, 13, 19, 8, 5, 2147483646, 14, 9, 14, 8, 2) \
  ROW("capsule-rounded-4bb58d45", "i32 i64 f64", "crossing leaves-i32", 1, 0, 0, -1, 10, 1, 2147483647, -1, -12, 9, 18, 4) \
  ROW("capsule-rounded-79dd7e9c", "i32 i64 f64", "parallel leaves-i32", 1, 0, 24, -5, 24, -1, 2147483645, 10, -3, 10, 24, 1) \
  ROW("capsule-rounded-c72967b9", "i32 i64 f64", "contained leaves-i32", 1, 0, -9, -20, -8, -23, 3, -14, -30, 8, 2147483647, 1) \
  ROW("capsule-rounded-e69bebbb", "i32 i64 f64", "leaves-i32", 1, 0, 2147483576, 2, 2147483574, 8, 3, 2147483556, 1, 33, 22, 5) \
  ROW("capsule-rounded-d0e72948", "i32 i64 f64", "leaves-i32", 0, 0, 2147483565, 41, 2147483549, 4, 4, 2147483509, 37, 51, 20, 9) \
  ROW("capsule-rounded-cb324b58", "i32 i64 f64", "leaves-i32", 0, 0, 2147483619, 2, 2147483636, 29, 2, 2147483640, -4, 21, 39, 4) \
  ROW("capsule-rounded-ab870f0e", "i32 i64 f64", "corner leaves-i32", 0, 0, -2147483613, 13, -2147483614, 12, 6, 2147483646, 2, 42, 6, 2) \
  ROW("capsule-rounded-f8d3ecaf", "i32 i64 f64", "parallel leaves-i32", 0, 0, 1561112, 13809, 1561113, 13809, 1, 1561090, 13799, 24, 8, 1) \
  ROW("capsule-rounded-16165370", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 2, 1, 0, 1.2235716563291271e+154, 5.69101623680259e+153, 3, -1.7116938470785156e+154, 2.4664282548213138e+153, 4.026141836031598e+153, 2) \
  ROW("capsule-rounded-2c18cbb0", "f64", "leaves-i32 vanishes", 1, 0, 20971520, 1.401298464324817e-45, 10485759, 6291456.5, 1048576, 22020094, -2097152, 14680065, 44040192, 2097152) \
  ROW("capsule-rounded-0820e1db", "f32 f64", "leaves-i32 vanishes", 1, 0, 44040192, 4194303.75, 23068674, 4194304, 2097151.875, 16777216, -35651576, 25165820, 39845888, 2.802596928649634e-45) \
  ROW("capsule-rounded-32e4848d", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 9.99051264477218e+153, 9.28685248254984e+153, 1, 1.5865713675875308e+154, 2, -1.2790318239802559e+154, 0, 4.51668120112028e+153, 5.4091393629057095e+153, 1) \
  ROW("capsule-rounded-c331c19b", "f64", "vanishes", 1, 0, 5e-324, 0.31, 0.5, 5e-324, 0.01, 0.01, 0.31, 1.82, 2.13, 5e-324) \
  ROW("capsule-rounded-0745c400", "f64", "crossing vanishes", 1, 0, -0.9, -0.5200000000000001, -5e-324, -5e-324, 0.01, -0.44, -0.27, 0.02, 1.2, 0.01) \
  ROW("capsule-rounded-1bfe2f53", "f64", "corner vanishes", 0, 0, -120, 64, -4.203895392974451e-45, -4.203895392974451e-45, 56, -204.00003051757812, -20, 64, 36, 12) \
  ROW("capsule-rounded-0bb5d925", "f64", "corner vanishes", 1, 0, 4.203895392974451e-45, 2.5, 6, 4.203895392974451e-45, 0.5, -9.499999046325684, -13.5, 19, 13.5, 6) \
  ROW("capsule-rounded-5fce2d5c", "f64", "vanishes", 1, 0, -1e-323, -1e-323, 76.00000000000006, 2.000000000000001, 4, 62, -4, 29.99999999999999, 16, 6) \
  ROW("capsule-rounded-4d29b70c", "f32 f64", "vanishes", 1, 0, 0.9999999403953552, -1.401298464324817e-45, 2, -3.999999523162842, 3, -32, -36, 43, 35, 2.999999523162842) \
  ROW("capsule-rounded-f255eec3", "f64", "parallel vanishes", 0, 0, -160, -96, -160, 160, 32, -1152, -1.401298464324817e-45, 959.9999389648438, 640.0001220703125, 160) \
  ROW("capsule-rounded-050e2025", "f64", "parallel vanishes", 1, 0, 192, 5.605193857299268e-45, 192, 48, 31.9999942779541, -48, 5.605193857299268e-45, 208.0000457763672, 160, 16) \
  ROW("capsule-rounded-0319fcbf", "f64", "vanishes", 0, 0, 1.518e-320, -5.06e-321, 5.07e-321, -5e-324, 2.53e-321, 1.771e-320, -1.0123e-320, 1.012e-320, 9.1066e-320, 5.06e-321) \
  ROW("capsule-rounded-324c0198", "f64", "contained vanishes", 1, 0, 6.284355765476893e-189, 0, 1e-323, 1.6159771968369154e-188, 1.7955302187076846e-189, -2.154636262449221e-188, -2.513742306190757e-188, 3.411507415544599e-188, 4.668378568639978e-188, 5.386590656123051e-189) \
  ROW("capsule-rounded-b5191204", "f64", "vanishes", 0, 0, -5.248340709036788e-141, 5.248340709036788e-141, -7.872511063555182e-141, 0, 2.624170354518394e-141, -2.624170354518394e-141, -5.5107577444886275e-140, 4.1986725672294305e-140, 5.5107577444886275e-140, 5e-324)

/* a_x, a_y, a_w, a_h, b_x, b_y, b_w, b_h, r */
#define GRAZE_HIT_BOX_ROUNDED(ROW) \
  ROW("box-rounded-07a7b2de", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 1, 1, 1, 3, 0, 0, 2, 2, 1) \
  ROW("box-rounded-286bb446", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 1, 0, 6, 2, 0, 1, 2, 4, 1) \
  ROW("box-rounded-cd611b83", "i32 i64 f32 f64", "contained shared-corner", 1, 0, 1, 1, 5, 2, 0, 1, 4, 3, 1) \
  ROW("box-rounded-5e50d8e9", "i32 i64 f32 f64", "contained", 1, 0, 0, 1, 4, 4, 0, 0, 4, 6, 1) \
  ROW("box-rounded-ecd46ebb", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 2, 1, 6, 5, 1, 0, 2, 2, 1) \
  ROW("box-rounded-9af07c40", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 4, 3, 2, 2, 0, 1, 5, 3, 1) \
  ROW("box-rounded-44db6017", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 1, 5, 1, 5, 0, 0, 3, 6, 1) \
  ROW("box-rounded-4e91ff49", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 1, 6, 5, 2, 0, 0, 4, 7, 1) \
  ROW("box-rounded-6023eaab", "i32 i64 f32 f64", "parallel", 0, 0, 1, 6, 6, 3, 0, 1, 6, 4, 1) \
  ROW("box-rounded-0cee61f8", "i32 i64 f32 f64", "parallel", 0, 0, 2, 6, 1, 1, 5, 4, 5, 8, 1) \
  ROW("box-rounded-adc3578e", "i32 i64 f32 f64", "contained shared-corner", 1, 0, 3, 4, 5, 4, 2, 1, 7, 8, 1) \
  ROW("box-rounded-55bfb202", "i32 i64 f32 f64", "", 1, 0, 3, 6, 5, 5, 2, 0, 9, 8, 1) \
  ROW("box-rounded-b31169ca", "i32 i64 f32 f64", "", 1, 0, 4, 0, 3, 6, 5, 4, 7, 9, 1) \
  ROW("box-rounded-c2d77a9c", "i32 i64 f32 f64", "", 1, 0, 0, 0, 4, 2, 0, -1, 4, 6, 1) \
  ROW("box-rounded-6388eea9", "i32 i64 f32 f64", "corner", 0, 0, 4, 0, 6, 4, 0, -3, 3, 4, 1) \
  ROW("box-rounded-d37e8841", "i32 i64 f32 f64", "parallel", 0, 0, 0, 4, 6, 4, -1, 0, 6, 3, 1) \
  ROW("box-rounded-ff03ba4d", "i32 i64 f32 f64", "", 0, 0, 1, 2, 5, 2, -4, 1, 4, 4, 2) \
  ROW("box-rounded-d3939e5d", "i32 i64 f32 f64", "parallel", 0, 0, 4, -2, 2, 2, 2, 4, 9, 3, 1) \
  ROW("box-rounded-ea6738bb", "i32 i64 f32 f64", "corner", 0, 0, 1, -4, 1, 4, 0, 2, 7, 8, 2) \
  ROW("box-rounded-7073bfc3", "i32 i64 f32 f64", "corner", 0, 0, -4, 5, 2, 8, 4, 3, 2, 2, 1) \
  ROW("box-rounded-d7af52c1", "i32 i64 f32 f64", "parallel", 0, 0, -6, 2, 2, 4, 0, 0, 8, 7, 2) \
  ROW("box-rounded-6f4a1a72", "i32 i64 f32 f64", "corner", 0, 0, 3, 1, 1, 8, 4, -6, 6, 6, 1) \
  ROW("box-rounded-7b14ed88", "i32 i64 f32 f64", "parallel", 0, 0, 2, 0, 5, 5, -7, 0, 6, 9, 2) \
  ROW("box-rounded-fc184a99", "i32 i64 f32 f64", "", 1, 0, 3, 6, 3, 6, 0, 2, 10, 7, 2) \
  ROW("box-rounded-f3631a3c", "i32 i64 f32 f64", "", 1, 0, 1, 2, 8, 4, 3, 4, 4, 12, 2) \
  ROW("box-rounded-3b534d80", "i32 i64 f32 f64", "corner", 0, 0, 0, 1, 1, 3, -3, -3, 4, 4, 2) \
  ROW("box-rounded-7435c115", "i32 i64 f32 f64", "", 0, 0, -5, 0, 3, 6, -1, 4, 2, 2, 1) \
  ROW("box-rounded-7599353c", "i32 i64 f32 f64", "crossing", 1, 0, 3, -2, 6, 1, 3, -5, 6, 7, 2) \
  ROW("box-rounded-66967928", "i32 i64 f32 f64", "corner", 0, 0, -2, -5, 3, 2, 1, -3, 5, 7, 2) \
  ROW("box-rounded-e38028df", "i32 i64 f32 f64", "corner", 0, 0, -2, -1, 6, 4, -7, 3, 6, 8, 2) \
  ROW("box-rounded-f318cc10", "i32 i64 f32 f64", "crossing", 1, 0, 0, -5, 8, 4, -1, -9, 7, 12, 3) \
  ROW("box-rounded-8d8fe10a", "i32 i64 f32 f64", "contained shared-corner no-extent", 1, 0, 1, 1, 1, 1, 1, 1, 4, 3, 0) \
  ROW("box-rounded-6c4fc424", "i32 i64 f32 f64", "no-extent", 0, 0, 0, -1, 0, 0, -2, 0, 4, 3, 1) \
  ROW("box-rounded-7815ae0f", "i32 i64 f32 f64", "corner", 1, 0, -2, -2, 1, 2, -2, -6, 6, 6, 3) \
  ROW("box-rounded-c88c527d", "i32 i64 f32 f64", "corner", 0, 0, 1, 2, 1280, 7676, -33, -128, 39, 128, 6) \
  ROW("box-rounded-c5d8837a", "i32 i64 f32 f64", "parallel", 0, 0, 3296, 23752, 6, 9, 3284, 23762, 28, 52, 7) \
  ROW("box-rounded-2bda0811", "i32 i64 f32 f64", "leaves-i32", 1, 0, 49613, 5787, 30, 36, 49642, 5815, 4, 4, 2) \
  ROW("box-rounded-50240939", "i32 i64 f32 f64", "corner", 1, 0, -7320, 1912, 39, 1, -7282, 1904, 14, 14, 7) \
  ROW("box-rounded-fa2c22b3", "i32 i64 f32 f64", "parallel", 1, 0, 5305, -2144, 32, 16, 5336, -2150, 12, 46, 6) \
  ROW("box-rounded-522b5b5c", "i32 i64 f64", "leaves-i32", 0, 0, -323885, 14816, 19, 9, -323942, 14809, 56, 16, 8) \
  ROW("box-rounded-004966cd", "i32 i64 f32 f64", "", 1, 0, -16256, -24503, 176, 236, -16262, -24269, 194, 136, 1) \
  ROW("box-rounded-9e3b5ad3", "f64", "", 1, 0, 0.00038176774912670493, 0.0007786452788023365, 0.0009703040139631393, 0.0002771914011174181, 0.0000999569894448797, 0.0007108151920913032, 0.001201778652848036, 0.0005243420582957429, 0.0001657307149581473) \
  ROW("box-rounded-9b0f717f", "f32 f64", "", 1, 0, 0.0006633027805946767, 0.0008921005646698177, 0.0004446490784175694, 0.00038633416988886893, 0.0007877104799263179, 0.0004499918140936643, 0.00018948472279589623, 0.00079910404747352, 0.00008657941361889243) \
  ROW("box-rounded-40dccc47", "f64", "contained", 1, 0, -0.0007772743703281945, -0.0005722641934964768, 0.0003632009025893587, 0.0009113252159256526, -0.0007635951055729926, -0.0007153451439812699, 0.0006708502784329047, 0.001069277523555853, 0.000335425139130177) \
  ROW("box-rounded-39c4bea4", "f64", "crossing", 1, 0, 0.0003538131705601082, 0.00016382336580833431, 0.0003121793266608043, 0.0009217560286608664, -0.00022298097644250396, -6.735324853079253e-06, 0.001527518036637054, 0.001316875222443014, 0.0003942847251025927) \
  ROW("box-rounded-a726afcf", "i32 i64 f64", "parallel leaves-i32", 0, 0, 22, 22, 9, 2147483646, 9, 6, 22, 12, 6) \
  ROW("box-rounded-c89078d6", "i32 i64 f64", "leaves-i32", 1, 0, 15, 5, 2147483647, 22, 16, -3, 20, 18, 4) \
  ROW("box-rounded-b8ac1716", "i32 i64 f64", "corner leaves-i32", 0, 0, 0, 0, 2147483647, 19, -22, -20, 28, 20, 7) \
  ROW("box-rounded-ddcb88d0", "i32 i64 f64", "parallel leaves-i32", 1, 0, 35, -1, 2147483647, 7, 16, -13, 22, 34, 7) \
  ROW("box-rounded-38b150aa", "i32 i64 f64", "leaves-i32", 1, 0, 0, 0, 21, 24, 2, -2, 2147483646, 2147483646, 1) \
  ROW("box-rounded-9678a4b4", "i32 i64 f64", "leaves-i32", 0, 0, 2147483629, -1, 5, 35, 2147483624, 35, 16, 51, 8) \
  ROW("box-rounded-7f2d2a62", "i32 i64 f64", "corner leaves-i32", 1, 0, -2147483581, 4, 4, 19, -2147483593, -24, 18, 30, 9) \
  ROW("box-rounded-144a4819", "i32 i64 f64", "leaves-i32", 1, 0, 2981192, -13193, 40, 4, 2981180, -13194, 13, 4, 2) \
  ROW("box-rounded-8b819d4b", "i32 i64 f64", "contained leaves-i32", 1, 0, -6465, 2, 2147451340, 2147406446, 2, 2824, 11799, 27218, 2) \
  ROW("box-rounded-8997ecf5", "i32 i64 f64", "leaves-i32", 1, 0, -2147483569, -2147483571, 5, 12, -2147483568, -2147483573, 34, 20, 2) \
  ROW("box-rounded-d5c97572", "i32 i64 f64", "contained leaves-i32", 1, 0, 77690, 28849, 12615, 2, -21734, 27270, 2147431607, 2147465953, 1) \
  ROW("box-rounded-d74b62d9", "i32 i64 f64", "crossing leaves-i32", 1, 0, -57703, 16733, 2147445709, 2147452286, 2, 3, 22746, 2147478883, 1) \
  ROW("box-rounded-a5d5f195", "i32 i64 f64", "no-extent leaves-i32", 0, 0, 2, 10700, 2147452911, 0, -127330, -12500, 3, 73693, 1) \
  ROW("box-rounded-807fdb23", "f64", "parallel leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, 1, 2.4100874041082777e+154, 2.467616923636575e+154, -3.559847126085174e+153, 2, 3, 4.534763837891907e+153, 1) \
  ROW("box-rounded-b365d3e5", "f64", "corner leaves-i32 vanishes", 1, 0, 0, -1.401298464324817e-45, 62914564, 54525952, -50331652, 41943040, 50331656, 65011704, 12582912) \
  ROW("box-rounded-9e5de294", "f64", "corner vanishes", 0, 0, -4.203895392974451e-45, -4.203895392974451e-45, 18, 8, -172.00001525878906, -152, 204, 168, 80) \
  ROW("box-rounded-2b9ab1b9", "f64", "parallel vanishes", 0, 0, 1.0361317e-317, 5e-324, 3.10839227e-316, 3.73007073e-316, -5.28426686e-316, 2.9011661e-316, 5.28426686e-316, 5.1806537e-316, 8.289046e-317) \
  ROW("box-rounded-a37f72ab", "f64", "parallel vanishes", 1, 0, -6.631236847e-315, 4.243991582e-314, 2.7851194756e-314, 4.243991581e-314, -4.111366844e-314, 3.713492634e-314, 3.5808678973e-314, 2.6524947387e-314, 2.65249474e-315) \
  ROW("box-rounded-7e5245e4", "f64", "vanishes", 0, 0, 4.203895392974451e-45, 4.203895392974451e-45, 0.09375002980232239, 0.0625, -0.625, -0.125, 0.6249998807907104, 0.3125, 0.15625) \
  ROW("box-rounded-77ed12aa", "f64", "corner vanishes", 1, 0, 2.802596928649634e-45, 2.802596928649634e-45, 4, 0.4999999701976776, -3.499999523162842, -0.75, 3.5, 5, 1.2500001192092896) \
  ROW("box-rounded-79ad5b09", "f64", "vanishes", 1, 0, 0, 0, 1.6897732694368847e-38, 7.346839692639297e-39, 2.2040547103887177e-39, 7.346838291340833e-39, 8.816207631167156e-39, 8.816207631167156e-39, 4.408103815583578e-39)

/* a_x, a_y, a_w, a_h, a_r, b_x, b_y, b_w, b_h, b_r */
#define GRAZE_HIT_ROUNDED_ROUNDED(ROW) \
  ROW("rounded-rounded-563cd067", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 0, 1, 2, 2, 1, 0, 1, 2, 2, 1) \
  ROW("rounded-rounded-a141bd0d", "i32 i64 f32 f64", "corner", 1, 0, 0, 4, 3, 5, 1, 2, 0, 6, 6, 3) \
  ROW("rounded-rounded-6515b3da", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 1, 3, 4, 8, 1, 0, 0, 8, 6, 2) \
  ROW("rounded-rounded-7c8c54cc", "i32 i64 f32 f64", "", 1, 0, 2, 4, 9, 5, 1, 2, 2, 4, 4, 2) \
  ROW("rounded-rounded-110f2f01", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 0, 1, 6, 5, 1, -2, 1, 4, 4, 1) \
  ROW("rounded-rounded-19f70980", "i32 i64 f32 f64", "", 0, 0, 2, 3, 4, 2, 1, -3, 1, 4, 6, 2) \
  ROW("rounded-rounded-c40f5581", "i32 i64 f32 f64", "corner", 1, 0, 2, 5, 2, 2, 1, -2, 0, 7, 6, 2) \
  ROW("rounded-rounded-c676cb5e", "i32 i64 f32 f64", "contained", 1, 0, -2, 1, 9, 7, 2, 0, 4, 2, 2, 1) \
  ROW("rounded-rounded-d6dda294", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 0, 0, 8, 9, 2, 0, -2, 3, 5, 1) \
  ROW("rounded-rounded-5b69b8d6", "i32 i64 f32 f64", "contained shared-corner", 1, 0, 1, 1, 6, 3, 1, 0, 0, 10, 8, 2) \
  ROW("rounded-rounded-d546ecd2", "i32 i64 f32 f64", "corner", 0, 0, 1, 12, 3, 3, 1, 0, 0, 3, 8, 1) \
  ROW("rounded-rounded-7566abd6", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 3, 2, 4, 5, 2, 1, 3, 5, 10, 1) \
  ROW("rounded-rounded-c397dc03", "i32 i64 f32 f64", "corner", 1, 0, 3, 7, 6, 3, 1, 0, 0, 5, 10, 2) \
  ROW("rounded-rounded-7e82c769", "i32 i64 f32 f64", "corner", 0, 0, 5, 3, 7, 6, 1, 0, -2, 6, 6, 3) \
  ROW("rounded-rounded-e01f3a77", "i32 i64 f32 f64", "parallel", 1, 0, -7, 0, 9, 5, 1, 1, 0, 9, 5, 2) \
  ROW("rounded-rounded-99670c50", "i32 i64 f32 f64", "parallel", 0, 0, 1, 13, 3, 7, 1, 1, 1, 6, 6, 1) \
  ROW("rounded-rounded-15089021", "i32 i64 f32 f64", "", 1, 0, 1, 2, 6, 6, 3, -5, 1, 7, 9, 1) \
  ROW("rounded-rounded-4173f219", "i32 i64 f32 f64", "parallel", 0, 0, -6, 3, 4, 9, 1, 2, 0, 8, 9, 1) \
  ROW("rounded-rounded-9b235d50", "i32 i64 f32 f64", "", 1, 0, 3, 4, 5, 11, 2, 0, 1, 9, 8, 1) \
  ROW("rounded-rounded-7c732955", "i32 i64 f32 f64", "corner", 0, 0, -5, 0, 2, 2, 1, 1, -2, 8, 4, 1) \
  ROW("rounded-rounded-fd71cc48", "i32 i64 f32 f64", "shared-corner", 1, 0, -3, 1, 5, 3, 1, -3, 1, 4, 7, 1) \
  ROW("rounded-rounded-4ebb63fc", "i32 i64 f32 f64", "corner", 0, 0, -4, -8, 5, 9, 2, 1, 0, 2, 3, 1) \
  ROW("rounded-rounded-00638e11", "i32 i64 f32 f64", "", 1, 0, -3, 2, 10, 7, 1, 3, 3, 6, 2, 1) \
  ROW("rounded-rounded-a677b61c", "i32 i64 f32 f64", "corner", 0, 0, -4, 2, 2, 2, 1, -2, -3, 8, 7, 3) \
  ROW("rounded-rounded-755e2042", "i32 i64 f32 f64", "corner", 0, 0, 0, 4, 4, 5, 1, -8, -5, 10, 9, 2) \
  ROW("rounded-rounded-4b9a11b3", "i32 i64 f32 f64", "corner", 0, 0, -4, -4, 6, 6, 3, 1, -1, 14, 9, 4) \
  ROW("rounded-rounded-851a2a87", "i32 i64 f32 f64", "corner", 0, 0, 4, 3, 5, 12, 2, -2, -5, 10, 8, 3) \
  ROW("rounded-rounded-63dfae3b", "i32 i64 f32 f64", "corner", 1, 0, 3, 1, 12, 9, 2, -2, -8, 7, 11, 3) \
  ROW("rounded-rounded-eb0e6e36", "i32 i64 f32 f64", "crossing", 1, 0, -1, -5, 4, 11, 2, -8, -6, 14, 13, 4) \
  ROW("rounded-rounded-4c296ae4", "i32 i64 f32 f64", "no-extent", 1, 0, 0, 1, 2, 2, 0, 0, 0, 5, 4, 1) \
  ROW("rounded-rounded-705195fc", "i32 i64 f32 f64", "no-extent", 1, 0, 0, 0, 2, 1, 0, 0, -2, 2, 4, 1) \
  ROW("rounded-rounded-ff774814", "i32 i64 f32 f64", "no-extent", 0, 0, 1, -1, 3, 4, 0, 0, 1, 0, 0, 0) \
  ROW("rounded-rounded-8694e13e", "i32 i64 f32 f64", "crossing", 1, 0, 17, 0, 19, 10, 3, 22, -2, 7, 13, 3) \
  ROW("rounded-rounded-ecc29e65", "i32 i64 f32 f64", "parallel leaves-i32", 1, 0, 7953, 62674, 28, 37, 2, 7980, 62674, 35, 5, 1) \
  ROW("rounded-rounded-c533e193", "i32 i64 f32 f64", "corner", 1, 0, 21740, 1155, 48, 51, 7, 21782, 1202, 21, 43, 8) \
  ROW("rounded-rounded-ed82e1f8", "i32 i64 f32 f64", "corner", 0, 0, 4715, -22356, 12, 18, 2, 4728, -22360, 12, 12, 6) \
  ROW("rounded-rounded-8ef3db96", "i32 i64 f64", "parallel leaves-i32", 0, 0, 11367, 389355, 29, 11, 1, 11359, 389323, 14, 31, 4) \
  ROW("rounded-rounded-e3c1b879", "i32 i64 f32 f64", "", 1, 0, -5254, -31834, 6, 126, 3, -5485, -31862, 237, 29, 2) \
  ROW("rounded-rounded-7b892186", "i32 i64 f64", "leaves-i32", 0, 0, 483330, 131070, 114688, 212992, 57344, 196607, 180223, 286722, 16384, 8192) \
  ROW("rounded-rounded-37e5f0be", "i32 i64 f32 f64", "no-extent", 1, 0, -29167, -8292, 71, 21, 0, -29158, -8272, 94, 58, 0) \
  ROW("rounded-rounded-a2714a91", "f64", "", 1, 0, 3.5, 3.5, 3.5, 4.3, 0.2, 3.1, 2.3, 1.2, 2.5, 0.6) \
  ROW("rounded-rounded-1ac425a3", "f64", "", 1, 0, -32, -32, 239.9999542236328, 416, 32.000003814697266, -239.9999542236328, -32, 208, 96, 48) \
  ROW("rounded-rounded-de86660d", "f64", "", 0, 0, -2.799999952316284, 2.9000000953674316, 1, 1, 0.5, -3.5999999046325684, -1.600000023841858, 4.300000190734863, 4.5, 0.30000001192092896) \
  ROW("rounded-rounded-eee62a3a", "f32 f64", "crossing", 1, 0, -0.0010936319595202804, 0.0004889470292255282, 0.0011716512963175774, 0.000564373389352113, 0.00014188935165293515, -0.0006601565983146429, -0.0001944017130881548, 0.000946859538089484, 0.001519518904387951, 0.0003847604675684124) \
  ROW("rounded-rounded-42c7a8ab", "f32 f64", "", 1, 0, 0.000755115004722029, 0.000616127101238817, 0.00044081686064600945, 0.0006852311198599637, 0.00017818079504650086, 0.0007648952887393534, 0.0006025116890668869, 0.0003258609212934971, 0.0008588576456531882, 0.00009256315388483927) \
  ROW("rounded-rounded-ccbdeec0", "i32 i64 f64", "parallel leaves-i32", 0, 0, 2147483633, 2, 23, 33, 1, 2147483596, 2, 35, 4, 1) \
  ROW("rounded-rounded-bddc9805", "i32 i64 f64", "corner leaves-i32", 0, 0, -2147483644, 0, 22, 28, 3, 2147483647, 24, 5, 42, 2) \
  ROW("rounded-rounded-2bfa64a7", "i32 i64 f64", "parallel leaves-i32", 1, 0, 2147483524, -4, 29, 40, 3, 2147483528, 35, 31, 40, 1) \
  ROW("rounded-rounded-be5c9f0d", "i32 i64 f64", "leaves-i32", 1, 0, -2147483543, 3, 12, 31, 1, -2147483582, -6, 43, 37, 2) \
  ROW("rounded-rounded-54480fca", "i32 i64 f64", "leaves-i32", 0, 0, -2147483593, -20, 2, 41, 1, -2147483595, 22, 36, 42, 1) \
  ROW("rounded-rounded-401afb3b", "i32 i64 f64", "contained leaves-i32", 1, 0, -4, -25, 26, 22, 1, -6, -25, 2147483646, 2147483646, 1) \
  ROW("rounded-rounded-dfeafdf5", "i32 i64 f64", "leaves-i32", 1, 0, 5940851, 86455, 13, 24, 6, 5940863, 86464, 2, 2, 1) \
  ROW("rounded-rounded-d602f88e", "i32 i64 f64", "corner leaves-i32", 1, 0, 11134665, 1155, 48, 51, 7, 11134707, 1202, 21, 43, 8) \
  ROW("rounded-rounded-c0178b2e", "i64 f64", "parallel leaves-i32 leaves-i64", 1, 0, 4316036028, -6294, 35, 45, 4, 4316036022, -6326, 32, 33, 1) \
  ROW("rounded-rounded-fd75955b", "i32 i64 f64", "leaves-i32", 1, 0, 7542513, -209317, 8, 11, 4, 7542501, -209337, 44, 21, 4) \
  ROW("rounded-rounded-fb76825a", "i32 i64 f64", "leaves-i32", 1, 0, 2147483612, 2147483612, 6, 11, 2, 2147483611, 2147483619, 34, 32, 1) \
  ROW("rounded-rounded-0122a731", "i32 i64 f64", "leaves-i32", 1, 0, 80407, 2, 21793, 2147460294, 1, 76366, 123404, 130485, 54748, 5230) \
  ROW("rounded-rounded-6150f437", "i32 i64 f64", "leaves-i32", 0, 0, 1979711490, 536870910, 469762048, 872415232, 234881024, 805306367, 738197503, 1174405122, 67108864, 33554432) \
  ROW("rounded-rounded-dfb56245", "f64", "leaves-i32 leaves-i64 vanishes", 0, 0, -68719476736, -68719476736, 515396075520, 927712804864, 68719476736, -1.401298464324817e-45, 858993459200, 137438953472, 137438953472, 68719476736) \
  ROW("rounded-rounded-89ca8275", "f32 f64", "corner leaves-i32 leaves-i64 vanishes", 1, 0, -34359742464, -17179869184, 188978544640, 85899345920, 17179871232, -188978561024, 51539615744, 171798659072, 463856467968, 2.802596928649634e-45) \
  ROW("rounded-rounded-ec5475b7", "f32 f64", "crossing leaves-i32 leaves-i64 leaves-f32", 1, 0, 1, 3, 1.4843037539069067e+19, 2.596550585062785e+18, 2, 4.1155965424574136e+18, -6.450204699999076e+18, 5.63031262306186e+18, 3.5854561809356816e+19, 2.590214649307726e+18) \
  ROW("rounded-rounded-3ce225e2", "f64", "parallel leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1.787656411818858e+154, 0, 1.9447753635511772e+153, 1.8416129948993032e+154, 1, 3.2034593532257876e+153, 7.057578809883785e+153, 2.098579802470249e+153, 8.900356702832659e+153, 1) \
  ROW("rounded-rounded-35a694e5", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 1, 3, 6.736585445769752e+153, 2.0467095830821198e+153, 2, 3.3367236834365207e+153, -6.027625549867425e+153, 6.309529644725217e+153, 2.1026750836899688e+154, 2.141962266620405e+153) \
  ROW("rounded-rounded-deb3b0eb", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, -524288, -1048577, 11010048, 12058626, 524289, -18874368, 9961470, 18350080, 23068672, 1048576) \
  ROW("rounded-rounded-6605e7c4", "f32 f64", "corner leaves-i32 leaves-i64 leaves-f32", 0, 0, -3.569704090242694e+33, -3.650833109687281e+33, 7.139408180485388e+33, 7.139409418425427e+33, 3.569704090242694e+33, 3.2451855365842673e+32, 3.1640558981696606e+33, 4.948908562261027e+33, 6.003594480620934e+33, 1.7037224067067403e+33) \
  ROW("rounded-rounded-60523a46", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -3.899857042611984e+278, -3.9884901572168e+278, 7.799714085223967e+278, 7.79971408522397e+278, 3.899857042611984e+278, 3.5453245841927125e+277, 3.4566914695878946e+278, 5.406619990893888e+278, 6.55885048075652e+278, 1.861295406701174e+278) \
  ROW("rounded-rounded-1b161192", "f64", "parallel vanishes", 1, 0, -4, -4, 50.00001525878906, 36.0000114440918, 4, 1.401298464324817e-45, 32, 46, 26, 8) \
  ROW("rounded-rounded-64a5e520", "f64", "parallel vanishes", 0, 0, -16, -16, 72, 120, 16.000003814697266, -1.401298464324817e-45, 104.00000762939453, 112, 143.99993896484375, 8) \
  ROW("rounded-rounded-e14081a1", "f64", "corner vanishes", 0, 0, 7.083e-320, 2.0237e-319, 7.084e-320, 1.5177e-319, 2.7826e-320, -1.5173e-320, 1.77e-320, 1.2142e-319, 2.0237e-319, 6.071e-320) \
  ROW("rounded-rounded-e869b560", "f64", "corner vanishes", 1, 0, -1.2499995231628418, -1.2499995231628418, 2.999999523162842, 5.750001430511475, 1.2500001192092896, 2.802596928649634e-45, 4.5, 2, 3.5, 0.4999999701976776) \
  ROW("rounded-rounded-121c9134", "f64", "vanishes", 1, 0, -367.9998779296875, -367.9998779296875, 368, 95.99996948242188, 47.99998474121094, -4.203895392974451e-45, -480.00006103515625, 144, 416, 16.00000762939453) \
  ROW("rounded-rounded-53f1dd66", "f32 f64", "", 1, 0, -0.000542757916264236, 0.0004663013678509742, 0.0009499209118075669, 0.0006324744899757206, 2.4141006633726647e-06, -0.000053612606279784814, 0.0006432706722989678, 0.000885055516846478, 0.000463632692117244, 8.9407961922916e-07) \
  ROW("rounded-rounded-c7e4022e", "f64", "vanishes", 0, 0, 1.232595164407831e-32, 6.54816328028454e-33, 2.311115933264683e-33, 3.8518591540905024e-33, 1.1555579666323415e-33, 5.3926038442842604e-33, 3.851859888774472e-34, 1.0785206953884552e-32, 6.16297545469717e-33, 7.703719777548943e-34) \
  ROW("rounded-rounded-d3c42eb2", "f64", "vanishes", 1, 0, -7.888609052210118e-31, -7.888608582012378e-31, 2.6032415890824466e-29, 2.129924444096732e-29, 7.88861093300108e-31, 2.5243551976337916e-29, 1.1832912825998793e-29, 2.3665824147364816e-29, 4.733165431326071e-30, 2.3665827156630354e-30) \
  ROW("rounded-rounded-c1ec21a3", "f64", "parallel vanishes", 0, 0, -3.1083913e-317, -4.1445225e-317, 4.55897533e-316, 2.5903269e-316, 4.144523e-317, -4.86981456e-316, -4.144523e-317, 4.45536216e-316, 4.3517492e-316, 4.144523e-317)

/* x, y, x1, y1, x2, y2, x3, y3 */
#define GRAZE_HIT_POINT_TRIANGLE(ROW) \
  ROW("point-triangle-37a7036b", "i32 i64 f32 f64", "contained level", 1, 0, 1, 1, 1, 0, 2, 1, 0, 2) \
  ROW("point-triangle-4ba381e9", "i32 i64 f32 f64", "corner level", 0, 0, 0, 0, 0, 1, 2, 2, 1, 2) \
  ROW("point-triangle-69a1223b", "i32 i64 f32 f64", "contained other-winding", 1, 0, 1, 1, 0, 0, 0, 3, 3, 0) \
  ROW("point-triangle-85117e79", "i32 i64 f32 f64", "level other-winding", 0, 0, 2, 0, 1, 2, 2, 1, 0, 0) \
  ROW("point-triangle-85570f30", "i32 i64 f32 f64", "corner", 0, 0, 1, 0, 0, 3, 2, 1, 2, 2) \
  ROW("point-triangle-ef906618", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 0, 1, 0, 2, 0, 3, 2, 3) \
  ROW("point-triangle-f038a158", "i32 i64 f32 f64", "corner level", 0, 0, 1, 0, 0, 4, 0, 1, 1, 4) \
  ROW("point-triangle-31254b75", "i32 i64 f32 f64", "", 0, 0, 0, 1, 4, 3, 2, 3, 1, 0) \
  ROW("point-triangle-404399a7", "i32 i64 f32 f64", "corner level", 0, 0, 2, 2, 0, 2, 1, 2, 1, 4) \
  ROW("point-triangle-98f9c830", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 0, 1, 0, 3, 0, 4, 3, 4) \
  ROW("point-triangle-458dfe7c", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 2, 4, 4, 4, 3, 0, 1) \
  ROW("point-triangle-d50fdd6d", "i32 i64 f32 f64", "other-winding", 0, 0, 4, 1, 5, 3, 6, 2, 3, 2) \
  ROW("point-triangle-c39000db", "i32 i64 f32 f64", "", 0, 0, 3, 6, 1, 5, 2, 3, 4, 4) \
  ROW("point-triangle-93542409", "i32 i64 f32 f64", "level", 0, 0, 8, 5, 8, 2, 6, 8, 6, 5) \
  ROW("point-triangle-fc0ec0ca", "i32 i64 f32 f64", "level other-winding", 0, 0, -1, 2, -1, 0, 0, 4, 1, 4) \
  ROW("point-triangle-84fe7c59", "i32 i64 f32 f64", "corner level no-extent", 0, 0, 0, 1, 1, 0, 2, 0, 0, 0) \
  ROW("point-triangle-06a171ab", "i32 i64 f32 f64", "corner level no-extent", 0, 0, 3, 0, 0, 0, 2, 0, 1, 0) \
  ROW("point-triangle-c5f8718b", "i32 i64 f32 f64", "corner level no-extent", 0, 0, 0, 3, 0, 1, 0, 2, 0, 0) \
  ROW("point-triangle-7a69196f", "i32 i64 f32 f64", "level", 0, 0, 10, 10, 8, 10, 10, 11, 9, 12) \
  ROW("point-triangle-4a57dedb", "i32 i64 f32 f64", "contained level", 1, 0, 3, 2, 1, 1, 5, 2, 3, 5) \
  ROW("point-triangle-bb468bc7", "i32 i64 f32 f64", "contained", 1, 0, 9, 11, -2, -2, 22, 4, 10, 22) \
  ROW("point-triangle-1d252f83", "i32 i64 f32 f64", "contained level", 1, 0, 3, 2, -27, -27, 33, -12, 3, 33) \
  ROW("point-triangle-11ed7081", "i32 i64 f32 f64", "contained", 1, 0, 1000, 500, -120, -540, 2040, 0, 960, 1620) \
  ROW("point-triangle-c1560d3f", "i32 i64 f32 f64", "corner", 0, 0, 960, 540, 990, 490, 1010, 495, 1000, 510) \
  ROW("point-triangle-ec2c3a37", "i32 i64 f32 f64", "contained", 1, 0, 1000, 1000, 970, 950, 1050, 970, 1010, 1030) \
  ROW("point-triangle-460ade92", "i32 i64 f32 f64", "corner", 0, 0, 1000, 1000, 1280, 980, 1320, 990, 1300, 1020) \
  ROW("point-triangle-2bc4af6a", "i32 i64 f32 f64", "contained", 1, 0, 620, 300, 590, 270, 670, 290, 630, 350) \
  ROW("point-triangle-a51c046f", "i32 i64 f32 f64", "", 0, 0, 620, 300, 680, 260, 760, 280, 720, 340) \
  ROW("point-triangle-9590d866", "i32 i64 f32 f64", "contained", 1, 0, 100, 80, -135, -165, 375, -37, 120, 345) \
  ROW("point-triangle-6cbb3fcd", "i32 i64 f32 f64", "corner", 0, 0, 100, 80, 670, 60, 730, 75, 700, 120) \
  ROW("point-triangle-7131d3aa", "i32 i64 f32 f64", "corner", 0, 0, 320, 240, 480, 280, 520, 290, 500, 320) \
  ROW("point-triangle-22c6cdb1", "i32 i64 f32 f64", "corner", 0, 0, 100, 50, 10, 20, 70, 35, 40, 80) \
  ROW("point-triangle-112b6d24", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, -3100, -80, -2900, -30, -3000, 120) \
  ROW("point-triangle-8e77aa77", "i32 i64 f32 f64", "corner", 0, 0, -2, 0, 2, 0, 32768, 1, 16384, 0) \
  ROW("point-triangle-1cbfd8d1", "i32 i64 f32 f64", "", 0, 0, 0, 0, -8193, 14336, 1, 0, 8192, 0) \
  ROW("point-triangle-ab33f49d", "i32 i64 f64", "leaves-i32", 0, 0, 0, 0, -114690, 147456, -2, 0, 0, -1) \
  ROW("point-triangle-58b71c0a", "i32 i64 f64", "corner leaves-i32", 0, 0, 0, 0, 262144, 524288, 0, 524286, 0, 2) \
  ROW("point-triangle-5f13ac5c", "i32 i64 f64", "contained", 1, 0, 4096, 0, 8192, 8192, 0, 0, 16384, -1) \
  ROW("point-triangle-928b70df", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 40, 50, -65435, -65485, 65635, -32717, 100, 65585) \
  ROW("point-triangle-672ada3e", "i32 i64 f64", "corner leaves-i32", 0, 0, 0, 0, 0, 1, -9437184, 7340032, 0, 2) \
  ROW("point-triangle-6d7e436a", "i32 i64 f64", "leaves-i32", 0, 0, 0, 0, -29360130, 37748736, -2, 0, 0, -1) \
  ROW("point-triangle-d3af4a55", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763) \
  ROW("point-triangle-f49c07fb", "i32 i64 f64", "contained leaves-i32", 1, 0, 4194304, 0, 8388608, 8388608, 0, 0, 16777216, -1) \
  ROW("point-triangle-a9399029", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 0, 5e+296, 5e+296, 0, 0, 9e+296) \
  ROW("point-triangle-de0f1b4e", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -7e+153, 1, 0, 1e+154, 2e+154, 0, 1, 1) \
  ROW("point-triangle-113019c2", "f64", "contained leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 5e+199, 5, 5, 0, 0, 5e+199, 7e+200, -3e+200) \
  ROW("point-triangle-35f678de", "f32 f64", "contained leaves-i32 leaves-i64 leaves-f32", 1, 0, 7.56050693489007e+18, 2, 1, 3, 3, -3.182033050174436e+19, 2.3791635023072854e+19, 2.9219732614379733e+19) \
  ROW("point-triangle-0aa1f82f", "f32 f64", "contained leaves-i32 leaves-i64 leaves-f32", 1, 0, 2, 3.026232692323228e+19, -1.7315475251588497e+19, 1, 1, 3.3356209707282334e+19, 2.722639499903579e+19, 5.240629759259443e+18) \
  ROW("point-triangle-3c1a3cee", "f64", "corner", 0, 0, 3.99999987306209e-19, 0, 0, 20.75, 0, 6.000000212225132e-07, 1, 1) \
  ROW("point-triangle-fa823fc5", "f32 f64", "contained vanishes", 1, 0, 0, 0, 0, 9.999999682655225e-21, -9.999999682655225e-21, 0, 7.99999974612418e-20, -7.99999974612418e-20) \
  ROW("point-triangle-62d5e838", "f32 f64", "vanishes", 0, 0, 4.235164483836012e-22, 0, 8.470328462801045e-22, 6.776262770240836e-21, 0, 0, 0, 3.388132596810768e-21)

/* a_x1, a_y1, a_x2, a_y2, b_x1, b_y1, b_x2, b_y2, x3, y3 */
#define GRAZE_HIT_SEGMENT_TRIANGLE(ROW) \
  ROW("segment-triangle-39d38643", "i32 i64 f32 f64", "contained other-winding", 1, 0, 1, 2, 1, 1, 0, 0, 1, 3, 2, 0) \
  ROW("segment-triangle-a2ae6533", "i32 i64 f32 f64", "other-winding", 0, 0, 2, 0, 2, 1, 1, 1, 0, 2, 2, 2) \
  ROW("segment-triangle-0b91ade9", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 1, 3, 1, 2, 3, 0, 2, 0, 2, 3) \
  ROW("segment-triangle-8a7f1f15", "i32 i64 f32 f64", "", 0, 0, 0, 0, 2, 2, 6, 2, 2, 0, 3, 0) \
  ROW("segment-triangle-24ff562c", "i32 i64 f32 f64", "corner other-winding", 0, 0, 5, 0, 7, 0, 3, 3, 3, 2, 1, 4) \
  ROW("segment-triangle-5edfa91e", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 3, 2, 2, 5, 4, 3, 3, 2, 2, 2) \
  ROW("segment-triangle-e88f7ed5", "i32 i64 f32 f64", "corner other-winding", 0, 0, 3, 5, 4, 7, 3, 2, 1, 1, 2, 3) \
  ROW("segment-triangle-abf43939", "i32 i64 f32 f64", "corner other-winding", 0, 0, 9, 4, 6, 3, 0, 1, 2, 3, 3, 2) \
  ROW("segment-triangle-d7a30090", "i32 i64 f32 f64", "", 0, 0, 5, 7, 4, 0, 3, 5, 1, 3, 4, 4) \
  ROW("segment-triangle-f49b0aa7", "i32 i64 f32 f64", "corner", 0, 0, 5, 3, 7, 2, 1, 5, 3, 4, 2, 5) \
  ROW("segment-triangle-ea815295", "i32 i64 f32 f64", "other-winding", 0, 0, 2, 7, 0, 9, 4, 3, 7, 5, 7, 3) \
  ROW("segment-triangle-32108a6f", "i32 i64 f32 f64", "", 0, 0, 3, 2, 1, 1, 0, 2, -1, 1, 1, 0) \
  ROW("segment-triangle-92994bc6", "i32 i64 f32 f64", "other-winding", 0, 0, 2, 2, 4, 3, 0, 1, 1, 0, -2, 0) \
  ROW("segment-triangle-baf3babc", "i32 i64 f32 f64", "corner other-winding", 0, 0, 1, 1, 1, -2, 2, 2, 1, 2, 3, 4) \
  ROW("segment-triangle-71af2ea6", "i32 i64 f32 f64", "other-winding", 0, 0, 6, 3, 8, 5, 2, 3, 6, 1, 2, -3) \
  ROW("segment-triangle-e01a8e81", "i32 i64 f32 f64", "", 1, 0, 2, 7, 10, 3, 5, 5, 4, 8, 1, 7) \
  ROW("segment-triangle-08f6609a", "i32 i64 f32 f64", "other-winding", 0, 0, 0, 1, 2, 5, 1, -1, -1, 0, 2, 1) \
  ROW("segment-triangle-b874f55b", "i32 i64 f32 f64", "crossing other-winding", 1, 0, 0, 2, 3, 8, -3, 3, -6, 7, 8, 5) \
  ROW("segment-triangle-779c637d", "i32 i64 f32 f64", "other-winding", 1, 0, 0, -1, 0, 1, 3, -1, 0, 0, -1, 1) \
  ROW("segment-triangle-62251baa", "i32 i64 f32 f64", "crossing other-winding", 1, 0, -1, 1, 1, -1, 0, 2, 1, 1, -1, 0) \
  ROW("segment-triangle-209963c5", "i32 i64 f32 f64", "corner", 0, 0, 1, 2, -1, 3, 8, -3, 4, 2, 5, -3) \
  ROW("segment-triangle-716c3699", "i32 i64 f32 f64", "contained", 1, 0, -2, 7, -3, 7, 1, 5, -1, 9, -5, 7) \
  ROW("segment-triangle-190f62c3", "i32 i64 f32 f64", "no-extent", 0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 2, 0) \
  ROW("segment-triangle-1895c547", "i32 i64 f32 f64", "parallel no-extent", 0, 0, 1, 0, 7, 0, 1, 1, 3, 1, 2, 1) \
  ROW("segment-triangle-909c8910", "i32 i64 f32 f64", "parallel", 0, 0, 4, 7, 16, 13, 8, 10, 10, 11, 9, 12) \
  ROW("segment-triangle-021b55bf", "i32 i64 f32 f64", "contained", 1, 0, 2, 2, 4, 2, -27, -27, 33, -12, 3, 33) \
  ROW("segment-triangle-daf4f155", "i32 i64 f32 f64", "crossing", 1, 0, -12, -5, 18, 9, 1, 1, 5, 2, 3, 5) \
  ROW("segment-triangle-5bad10cb", "i32 i64 f32 f64", "contained", 1, 0, 995, 498, 1005, 502, -120, -540, 2040, 0, 960, 1620) \
  ROW("segment-triangle-fb4b5a32", "i32 i64 f32 f64", "", 0, 0, 420, 270, 1500, 810, 990, 490, 1010, 495, 1000, 510) \
  ROW("segment-triangle-b6f47e6e", "i32 i64 f32 f64", "crossing", 1, 0, 968, 984, 1032, 1016, 970, 950, 1050, 970, 1010, 1030) \
  ROW("segment-triangle-40b907bf", "i32 i64 f32 f64", "corner", 0, 0, 995, 998, 1005, 1002, 1280, 980, 1320, 990, 1300, 1020) \
  ROW("segment-triangle-bd3061ad", "i32 i64 f32 f64", "contained", 1, 0, 600, 290, 640, 310, 590, 270, 670, 290, 630, 350) \
  ROW("segment-triangle-3526ab64", "i32 i64 f32 f64", "", 0, 0, 600, 290, 640, 310, 680, 260, 760, 280, 720, 340) \
  ROW("segment-triangle-c3c9d9d2", "i32 i64 f32 f64", "crossing", 1, 0, -27, 17, 227, 143, 90, 60, 150, 75, 120, 120) \
  ROW("segment-triangle-9432b193", "i32 i64 f32 f64", "contained", 1, 0, 85, 73, 115, 87, -135, -165, 375, -37, 120, 345) \
  ROW("segment-triangle-446b09a0", "i32 i64 f32 f64", "corner", 0, 0, -28, 16, 228, 144, 670, 60, 730, 75, 700, 120) \
  ROW("segment-triangle-225389f0", "i32 i64 f32 f64", "", 0, 0, 0, 80, 640, 400, 480, 280, 520, 290, 500, 320) \
  ROW("segment-triangle-13a97767", "i32 i64 f32 f64", "corner", 0, 0, -50, -25, 50, 25, -3100, -80, -2900, -30, -3000, 120) \
  ROW("segment-triangle-bbc4d89f", "i32 i64 f32 f64", "", 0, 0, 0, 7398, -7140, 3, 18844, 1, 1, 10792, 1, 3) \
  ROW("segment-triangle-60018651", "i32 i64 f64", "crossing", 1, 0, 0, 17755, 1, 2754, 7599, 0, 7428, 0, 0, 16360) \
  ROW("segment-triangle-2a8dde3c", "i32 i64 f32 f64", "leaves-i32", 1, 0, 4896, 2, 0, 4205, 1, 30808, 54752, 1, 3, -85665) \
  ROW("segment-triangle-74bb1230", "i32 i64 f32 f64", "", 0, 0, 3, 37717, 9270, 1, -5272, -11751, 2, -22613, 0, 1) \
  ROW("segment-triangle-603ee912", "i32 i64 f32 f64", "leaves-i32", 0, 0, 2, 1, 0, -3187, -6123, 3, -94683, 7316, -15271, 2) \
  ROW("segment-triangle-2b184c8a", "i32 i64 f32 f64", "corner", 0, 0, 2, 7013, 2, 31265, 38027, -2558, 29060, -19825, 0, 2) \
  ROW("segment-triangle-6e16c6f8", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 5450, 0, 0, 3, -14946, 90259, -11380, -5478, 11081, 3) \
  ROW("segment-triangle-4bd9f52f", "i32 i64 f32 f64", "parallel", 0, 0, -1994, 4066, -1993, 4061, -1986, 4083, -1992, 4061, -1998, 4091) \
  ROW("segment-triangle-18dd559b", "i32 i64 f64", "leaves-i32", 1, 0, -133890, -583223, -133870, -583233, -133870, -583232, -133871, -583234, -133872, -583232) \
  ROW("segment-triangle-3bd960fb", "f64", "", 1, 0, -34.99998474121094, 28.99999237060547, -11, 23, -23.000001907348633, 26, -34.99998474121094, 28.99999237060547, -29.0000057220459, 23) \
  ROW("segment-triangle-6fe72bf7", "i32 i64 f64", "crossing", 1, 0, -32667, -16333, 32867, 16433, 10, 20, 70, 35, 40, 80) \
  ROW("segment-triangle-faf6f0db", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 25, 43, 55, 57, -65435, -65485, 65635, -32717, 100, 65585) \
  ROW("segment-triangle-72e3ead8", "i32 i64 f64", "parallel leaves-i32", 0, 0, 1, 7, 0, 7, 211362757, 6, 1, 0, 0, 6) \
  ROW("segment-triangle-8162d994", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763, 3, 86419704) \
  ROW("segment-triangle-90033a49", "i32 i64 f64", "leaves-i32", 0, 0, 0, 411026544, -342036299, 3, 1691405533, 1, 1, -852791363, 1, 3) \
  ROW("segment-triangle-2e0d5d8a", "i32 i64 f64", "crossing leaves-i32", 1, 0, -1159980940, 3, 0, 0, -754784662, 0, 0, 570554457, 3, 919562126) \
  ROW("segment-triangle-1b1c80c4", "i32 i64 f64", "leaves-i32", 1, 0, 1, 3, 1, 1642970298, 1, 1050513714, -155856505, 1, 1894434375, 1) \
  ROW("segment-triangle-a80e5ed0", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 0, 0, 1370922519, 3126696272, 140650061, 1, 0, -1584907924, 0, 3) \
  ROW("segment-triangle-ed23c6c5", "i32 i64 f64", "corner leaves-i32", 0, 0, 4718592, 4718592, 1, 0, -2, 1, 0, 1048576, -524288, 524288) \
  ROW("segment-triangle-dba7e6bb", "i64 f64", "corner leaves-i32", 0, 0, -92963565, -2062828665, 1, -2614487433, 0, 1963029975, 3, 1, 2, 133296844) \
  ROW("segment-triangle-b3a61bf4", "i32 i64 f64", "contained leaves-i32", 1, 0, 2147483644, 8, 2147483642, 5, -2147483639, 12, 2147483647, 2, 2147483645, 11) \
  ROW("segment-triangle-7fef3c11", "i64 f64", "contained leaves-i32 leaves-i64", 1, 0, 2, 313966937, 2, 872104178, 2998303504, 133510831, -3737217776, 2865975955, 0, 2) \
  ROW("segment-triangle-1d1750ac", "i32 i64 f64", "leaves-i32", 1, 0, -1071023, -18663002, -1071003, -18663012, -1071003, -18663011, -1071004, -18663013, -1071005, -18663011) \
  ROW("segment-triangle-f6de6181", "f64", "contained leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 2, 3.0911855256088974e+153, 2, 5.7095683395010775e+153, 1.141354770368806e+154, 2.7682142482153373e+153, -1.3110800296475114e+154, 1.0751923591902009e+154, 0, 2) \
  ROW("segment-triangle-8489e3be", "f64", "crossing leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, -1.9580329715304506e+154, 0, -2.736676556422225e+153, 2.594817304939564e+154, 1, 3, -2.2242966114308533e+154, 9.994009903879262e+153, 2, -3.198582876265409e+153) \
  ROW("segment-triangle-2c3616c1", "f64", "vanishes", 0, 0, 4.203895392974451e-45, 19.5, 3, 25.500003814697266, -2, 17.5, 0.5, 12.5, 0.5, 19.99999237060547) \
  ROW("segment-triangle-76fe2ecc", "f64", "vanishes", 0, 0, -2.802596928649634e-45, 32, 47.99998474121094, -2.802596928649634e-45, 100, -3.999999761581421, 36, 8, 108.00001525878906, -28) \
  ROW("segment-triangle-fc665e00", "f64", "crossing vanishes", 1, 0, -0.24999994039535522, -0.3125, 1.401298464324817e-45, -0.0625, 1.401298464324817e-45, -0.4062500298023224, -0.125, -0.1875, 0.125, -0.4999999403953552) \
  ROW("segment-triangle-0a4231ad", "f32 f64", "corner vanishes", 0, 0, 4.484155085839415e-44, 2.6904930515036488e-43, 4.035739577255473e-43, -2.802596928649634e-45, -8.04345318522445e-43, -2.6904930515036488e-43, 0, 2.6904930515036488e-43, 0, 2.802596928649634e-45) \
  ROW("segment-triangle-3aa3f809", "f64", "vanishes", 1, 0, 3.395879654560017e-72, -5.659799424266695e-73, 3.395879654560017e-72, 4.527839539413356e-72, 5.093819481840025e-72, -8.489699136400043e-72, 3.395879654560017e-72, 1e-323, 5e-324, -1.6979398272800084e-71) \
  ROW("segment-triangle-bb9615d1", "f32 f64", "vanishes", 1, 0, 3.5887253671358565e-42, 0, 1.7908594374071162e-42, 1.4349296274686127e-42, 3.946056475538685e-42, -3.2285916618043785e-42, -6.81591573047591e-42, 5.3809861030072976e-42, 1.7950633328000907e-42, 1.4349296274686127e-42)

/* cx, cy, r, x1, y1, x2, y2, x3, y3 */
#define GRAZE_HIT_DISC_TRIANGLE(ROW) \
  ROW("disc-triangle-659432dd", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 0, 1, 1, 2, 0, 0, 1, 0, 2) \
  ROW("disc-triangle-bb080afd", "i32 i64 f32 f64", "level other-winding", 1, 0, 0, 0, 3, 1, 0, 0, 1, 2, 0) \
  ROW("disc-triangle-b923b38a", "i32 i64 f32 f64", "level", 1, 0, 1, 0, 1, 0, 2, 0, 1, 3, 0) \
  ROW("disc-triangle-c45a0174", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 2, 0, 2, 0, 2, 1, 0, 0, 1) \
  ROW("disc-triangle-80c49488", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 0, 0, 2, 0, 1, 1, 4, 2, 2) \
  ROW("disc-triangle-c0dc86e5", "i32 i64 f32 f64", "corner level", 1, 0, 3, 0, 1, 3, 0, 3, 1, 2, 0) \
  ROW("disc-triangle-e864af02", "i32 i64 f32 f64", "level other-winding", 0, 0, 1, 1, 1, 1, 3, 2, 3, 0, 2) \
  ROW("disc-triangle-454282ba", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 2, 1, 2, 3, 2, 3, 3) \
  ROW("disc-triangle-7e7e495f", "i32 i64 f32 f64", "contained other-winding", 1, 0, 2, 2, 1, 4, 1, 0, 0, 0, 7) \
  ROW("disc-triangle-9ce96366", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 4, 0, 3, 4, 0, 2, 0, 4, 1) \
  ROW("disc-triangle-ed0cb293", "i32 i64 f32 f64", "corner level", 0, 0, 0, -1, 1, 0, 1, 1, 0, 1, 1) \
  ROW("disc-triangle-0c174c03", "i32 i64 f32 f64", "", 1, 0, -1, 1, 2, 0, 3, 1, 0, 2, 2) \
  ROW("disc-triangle-2604b45b", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 4, -1, 5, -3, -5, 3, 1) \
  ROW("disc-triangle-8c1c30e7", "i32 i64 f32 f64", "", 1, 0, 11, 3, 2, 13, 6, 3, 5, 13, 4) \
  ROW("disc-triangle-1c17925c", "i32 i64 f32 f64", "contained", 1, 0, 7, 4, 3, -1, 15, 9, -9, 16, 8) \
  ROW("disc-triangle-e83c26ea", "i32 i64 f32 f64", "no-extent", 0, 0, 1, 0, 0, 0, 2, 0, 1, 3, 1) \
  ROW("disc-triangle-8c2d9e36", "i32 i64 f32 f64", "corner level no-extent", 0, 0, 0, 0, 1, 0, 3, 0, 4, 0, 2) \
  ROW("disc-triangle-5c46a9ae", "i32 i64 f32 f64", "corner level no-extent", 0, 0, 0, 5, 1, 0, 2, 0, 1, 0, 3) \
  ROW("disc-triangle-86ec0d5a", "i32 i64 f32 f64", "level no-extent", 0, 0, 3, 2, 1, 0, 2, 1, 1, 2, 0) \
  ROW("disc-triangle-6b93ff64", "i32 i64 f32 f64", "corner level no-extent", 0, 0, 0, 0, 2, 1, 2, 0, 3, -2, 5) \
  ROW("disc-triangle-106aa719", "i32 i64 f32 f64", "level", 1, 0, 10, 10, 12, 8, 10, 10, 11, 9, 12) \
  ROW("disc-triangle-4989ce47", "i32 i64 f32 f64", "contained", 1, 0, 9, 11, 1, -2, -2, 22, 4, 10, 22) \
  ROW("disc-triangle-07cf900c", "i32 i64 f32 f64", "contained level", 1, 0, 3, 2, 2, -27, -27, 33, -12, 3, 33) \
  ROW("disc-triangle-9046f9bf", "i32 i64 f32 f64", "contained level", 1, 0, 3, 2, 30, 1, 1, 5, 2, 3, 5) \
  ROW("disc-triangle-551719ff", "i32 i64 f32 f64", "contained", 1, 0, 1000, 500, 10, -120, -540, 2040, 0, 960, 1620) \
  ROW("disc-triangle-b60e0037", "i32 i64 f32 f64", "corner", 1, 0, 960, 540, 1080, 990, 490, 1010, 495, 1000, 510) \
  ROW("disc-triangle-dd416eb6", "i32 i64 f32 f64", "contained", 1, 0, 1000, 1000, 64, 970, 950, 1050, 970, 1010, 1030) \
  ROW("disc-triangle-085ba576", "i32 i64 f32 f64", "corner", 0, 0, 1000, 1000, 10, 1280, 980, 1320, 990, 1300, 1020) \
  ROW("disc-triangle-788aa9b5", "i32 i64 f32 f64", "contained", 1, 0, 620, 300, 40, 590, 270, 670, 290, 630, 350) \
  ROW("disc-triangle-431d6b0c", "i32 i64 f32 f64", "", 0, 0, 620, 300, 40, 680, 260, 760, 280, 720, 340) \
  ROW("disc-triangle-f1d9c2a4", "i32 i64 f32 f64", "", 1, 0, 100, 80, 255, 90, 60, 150, 75, 120, 120) \
  ROW("disc-triangle-ca4f4cc4", "i32 i64 f32 f64", "contained", 1, 0, 100, 80, 30, -135, -165, 375, -37, 120, 345) \
  ROW("disc-triangle-3eb42fef", "i32 i64 f32 f64", "corner", 0, 0, 100, 80, 256, 670, 60, 730, 75, 700, 120) \
  ROW("disc-triangle-b4eb80b1", "i32 i64 f32 f64", "corner", 1, 0, 320, 240, 640, 480, 280, 520, 290, 500, 320) \
  ROW("disc-triangle-bfc9fcda", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 100, -3100, -80, -2900, -30, -3000, 120) \
  ROW("disc-triangle-31ad8900", "i32 i64 f32 f64", "", 0, 0, 3, 2, 2, 0, 28214, 2, 8817, -24118, 3) \
  ROW("disc-triangle-7493b3c6", "i32 i64 f32 f64", "", 1, 0, 0, 0, 5779, 6565, -12220, 1, 0, -26787, 0) \
  ROW("disc-triangle-841dec71", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 0, -14301, 103472, 2, 76294, 2, 1, 224, 1) \
  ROW("disc-triangle-510be6e0", "i32 i64 f32 f64", "leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 3, -10428, 24480, 0) \
  ROW("disc-triangle-bcd0aa1e", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 8191, 8192, 1, 20480, -2048, 14336, 0) \
  ROW("disc-triangle-172eea9a", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 0, -14063, 9375, 0, 0, -25277, 3831, 1, -90937) \
  ROW("disc-triangle-9a0b8ffe", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 100, 50, 65535, 10, 20, 70, 35, 40, 80) \
  ROW("disc-triangle-525b7ccf", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 40, 50, 30, -65435, -65485, 65635, -32717, 100, 65585) \
  ROW("disc-triangle-426f2555", "i32 i64 f64", "contained leaves-i32", 1, 0, 0, 0, 2147483645, 0, -3, -6, 25, 12, 6) \
  ROW("disc-triangle-b1cda46c", "i32 i64 f64", "corner leaves-i32", 1, 0, -3, -3, 2147483647, -1, -3, 8, -2, 5, -3) \
  ROW("disc-triangle-bf378576", "i32 i64 f64", "leaves-i32", 1, 0, 8, 25, 2147483647, 13, 13, 13, 20, 8, 30) \
  ROW("disc-triangle-949d755a", "i32 i64 f64", "corner leaves-i32", 1, 0, -7, 18, 2147483647, -17, 20, -9, 18, -18, 21) \
  ROW("disc-triangle-b25cb838", "i64 f64", "leaves-i32 leaves-i64", 0, 0, -157258280, 3, 3, 2, 4799221661, 3, 472410671, 738644405, 0) \
  ROW("disc-triangle-c67fca0c", "i32 i64 f64", "corner leaves-i32", 0, 0, 0, -1121593045, 1, 492377159, 1073933353, 0, 1146520602, 0, 0) \
  ROW("disc-triangle-aab51c74", "i32 i64 f64", "leaves-i32", 1, 0, 2147483578, 1, 5, 2147483569, 7, 2147483582, -8, 2147483571, 0) \
  ROW("disc-triangle-4a03b21d", "i32 i64 f64", "leaves-i32", 1, 0, -2147483587, 13, 3, -2147483598, 7, -2147483583, 5, -2147483595, 23) \
  ROW("disc-triangle-28f9b9ef", "i64 f64", "contained leaves-i32 leaves-i64", 1, 0, -1538643666, -356246879, 1, -731814665, -1310101628, -5870054889, 47545161, 3, 689204730) \
  ROW("disc-triangle-84dddd80", "i64 f64", "contained leaves-i32 leaves-i64", 1, 0, 2557801889, -787016929, 2, 1527818120, -2803513660, 5840768707, 0, -375506984, 3428605874) \
  ROW("disc-triangle-92e95bbc", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, 2, -2, 292057776128, 257698037762, 137438953473, 279172874240, 115964116992, 279172874239, 115964116990) \
  ROW("disc-triangle-a05e3f6f", "i32 i64 f64", "corner no-extent leaves-i32", 0, 0, -2147483642, -2147483641, 17, -2147483626, -2147483621, -2147483626, -2147483621, -2147483633, -2147483626) \
  ROW("disc-triangle-7ea4aab2", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 5e+225, 1, 5e+160, 1, 1, 0, 0, 0, 1) \
  ROW("disc-triangle-b95fe3a3", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 9e+226, 1, 4e+161, 1, 1, 0, 0, 0, 1) \
  ROW("disc-triangle-4b77dd7f", "f64", "corner leaves-i32 leaves-i64 vanishes", 1, 0, 0, 0, 3221225472, -1.401298464324817e-45, 3758096128, 0, 3221224960, -1610612736, 3758096384) \
  ROW("disc-triangle-e182182e", "f64", "corner vanishes", 0, 0, 2, 1, 1, 0, 8e-320, 0, 0, 1, 0) \
  ROW("disc-triangle-7491016f", "f64", "vanishes", 1, 0, 0, 5e-324, 2, 2, 0, 1, 0, 1, 1e-323) \
  ROW("disc-triangle-ec8841b7", "f64", "corner vanishes", 1, 0, 5e-162, 0, 3.5e-162, 0, 5e-162, 2.2e-162, 2e-162, 0, 0) \
  ROW("disc-triangle-601fe34a", "f64", "vanishes", 0, 0, 0, 2.802596928649634e-45, 9.237054209628587e-14, 8.526512829121202e-14, 3.552713678800501e-14, 8.704148513061227e-14, 6.128430418304506e-14, 5.861976892394469e-14, 9.947599655894118e-14) \
  ROW("disc-triangle-56029078", "f32 f64", "contained vanishes", 1, 0, 3.60133705331478e-43, 5.0222536961401444e-42, 3.5592980993850354e-43, 1.0775985190657843e-42, 3.587324068671532e-42, 1.401298464324817e-45, 5.025056293068794e-42, 3.2285916618043785e-42, 1.363183146095182e-41)

/* a_x1, a_y1, a_x2, a_y2, r, b_x1, b_y1, b_x2, b_y2, x3, y3 */
#define GRAZE_HIT_CAPSULE_TRIANGLE(ROW) \
  ROW("capsule-triangle-3ee7ddb9", "i32 i64 f32 f64", "contained shared-corner", 1, 0, 0, 1, 1, 1, 2, 3, 2, 0, 1, 0, 0) \
  ROW("capsule-triangle-a76e4138", "i32 i64 f32 f64", "parallel shared-corner other-winding", 1, 0, 0, 2, 1, 3, 2, 1, 3, 2, 0, 0, 2) \
  ROW("capsule-triangle-0f37f5ea", "i32 i64 f32 f64", "crossing other-winding", 1, 0, 0, 0, 4, 2, 3, 3, 0, 1, 1, 2, 2) \
  ROW("capsule-triangle-86274fcd", "i32 i64 f32 f64", "corner other-winding", 1, 0, 4, 2, 3, 1, 2, 0, 2, 2, 1, 1, 1) \
  ROW("capsule-triangle-60de332a", "i32 i64 f32 f64", "corner other-winding", 0, 0, 0, 0, 1, 0, 2, 4, 4, 4, 1, 2, 2) \
  ROW("capsule-triangle-68d86fb4", "i32 i64 f32 f64", "parallel shared-corner other-winding", 1, 0, 4, 0, 1, 1, 2, 4, 0, 1, 1, 4, 2) \
  ROW("capsule-triangle-8f56a222", "i32 i64 f32 f64", "other-winding", 1, 0, 2, 3, 0, 7, 1, 0, 1, 0, 2, 1, 3) \
  ROW("capsule-triangle-b0672d9d", "i32 i64 f32 f64", "corner shared-corner other-winding", 1, 0, 3, 2, 6, 3, 1, 0, 1, 3, 2, 2, 0) \
  ROW("capsule-triangle-22c80b43", "i32 i64 f32 f64", "corner other-winding", 0, 0, 2, 1, 2, 0, 1, 4, 3, 3, 2, 3, 4) \
  ROW("capsule-triangle-870e0d0b", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 0, 1, 4, 0, 8, 8, 1, 4, 0, 1, 0) \
  ROW("capsule-triangle-a9bdbad6", "i32 i64 f32 f64", "corner other-winding", 0, 0, 7, 2, 8, 2, 1, 1, 1, 4, 1, 1, 0) \
  ROW("capsule-triangle-8a778821", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 0, 5, 2, 7, 1, 1, 2, 1, 5, 0, 5) \
  ROW("capsule-triangle-464f2ac9", "i32 i64 f32 f64", "other-winding", 1, 0, 4, 3, 3, 3, 2, 3, 2, 2, 2, 2, 5) \
  ROW("capsule-triangle-84ecdbe9", "i32 i64 f32 f64", "other-winding", 1, 0, 5, 4, 7, 1, 2, 3, 0, 1, 2, 4, 2) \
  ROW("capsule-triangle-02a735f6", "i32 i64 f32 f64", "corner", 1, 0, 2, 5, 1, 6, 2, 3, 4, 1, 1, 4, 3) \
  ROW("capsule-triangle-4a7d83b4", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 3, 8, 3, 4, 1, 3, 4, 3, 0, 5, 0) \
  ROW("capsule-triangle-ac5b4f5a", "i32 i64 f32 f64", "crossing other-winding", 1, 0, 3, 5, 2, 3, 4, 4, 4, 0, 4, 4, 5) \
  ROW("capsule-triangle-54805c99", "i32 i64 f32 f64", "corner", 0, 0, 7, 3, 7, 2, 1, 3, 5, 1, 3, 4, 3) \
  ROW("capsule-triangle-0a44e474", "i32 i64 f32 f64", "corner other-winding", 0, 0, 8, 5, 6, 4, 2, 2, 4, 4, 3, 2, 2) \
  ROW("capsule-triangle-9cd9f2df", "i32 i64 f32 f64", "", 0, 0, 3, 9, 0, 2, 2, 6, 7, 4, 5, 8, 7) \
  ROW("capsule-triangle-fa13632f", "i32 i64 f32 f64", "other-winding", 0, 0, 5, 0, 5, -3, 2, 1, 4, 2, 5, 0, 1) \
  ROW("capsule-triangle-cc47682d", "i32 i64 f32 f64", "corner", 1, 0, 3, 5, 5, 7, 3, -1, 1, 1, 3, 0, 3) \
  ROW("capsule-triangle-da021e21", "i32 i64 f32 f64", "", 1, 0, 0, 4, 6, 2, 3, 12, 6, 1, 4, 4, 0) \
  ROW("capsule-triangle-5366a1ab", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 4, 4, 8, 2, 2, 0, 1, 4, -1, 0, -5) \
  ROW("capsule-triangle-2a548895", "i32 i64 f32 f64", "", 1, 0, 4, 4, 8, 4, 1, 9, 7, 7, -7, 16, 6) \
  ROW("capsule-triangle-b8ff4d30", "i32 i64 f32 f64", "", 1, 0, 0, -3, 1, -1, 2, -1, 0, 2, 1, 3, 3) \
  ROW("capsule-triangle-407c1b7e", "i32 i64 f32 f64", "other-winding", 1, 0, -5, 7, -1, 5, 1, 2, 6, -2, 2, 0, 6) \
  ROW("capsule-triangle-5bf28f09", "i32 i64 f32 f64", "other-winding", 1, 0, 10, 2, 12, 1, 4, 0, 6, 14, 8, 4, 3) \
  ROW("capsule-triangle-9b07412c", "i32 i64 f32 f64", "contained", 1, 0, 3, -1, 4, 0, 1, 4, 3, -4, -1, 4, -1) \
  ROW("capsule-triangle-ed157250", "i32 i64 f32 f64", "other-winding", 1, 0, 4, 2, -4, -2, 2, -8, -12, 8, 12, 8, 0) \
  ROW("capsule-triangle-48796418", "i32 i64 f32 f64", "corner shared-corner no-extent", 1, 0, 1, 0, 1, 0, 2, 1, 1, 1, 0, 2, 1) \
  ROW("capsule-triangle-10b20311", "i32 i64 f32 f64", "corner other-winding no-extent", 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 1, 1) \
  ROW("capsule-triangle-fd032d6b", "i32 i64 f32 f64", "crossing", 1, 0, -2, 10, 16, 11, 6, 8, 10, 10, 11, 9, 12) \
  ROW("capsule-triangle-e1c31a64", "i32 i64 f32 f64", "contained", 1, 0, 7, 3, 7, 6, 1, 34, -12, 12, 19, 4, 4) \
  ROW("capsule-triangle-af433d45", "i32 i64 f32 f64", "other-winding", 1, 0, -3, 0, -3, 2, 2, 0, -4, -5, 8, 14, 30) \
  ROW("capsule-triangle-c34231f4", "i32 i64 f32 f64", "contained other-winding", 1, 0, 1, 2, -1, -2, 2, 18, 14, 0, -14, -18, 0) \
  ROW("capsule-triangle-5c0110d9", "i32 i64 f32 f64", "contained", 1, 0, -5, 24, 0, 14, 1, -14, 39, 0, 5, 10, 29) \
  ROW("capsule-triangle-a8797264", "i32 i64 f32 f64", "other-winding", 1, 0, 10, -20, -10, 20, 34, 1, -2, -3, 2, 3, 2) \
  ROW("capsule-triangle-d74ed214", "i32 i64 f32 f64", "contained", 1, 0, 8, 11, 9, 12, 1, -2, -2, 22, 4, 10, 22) \
  ROW("capsule-triangle-6378c3cc", "i32 i64 f32 f64", "contained", 1, 0, 1, 2, 4, 3, 1, -27, -27, 33, -12, 3, 33) \
  ROW("capsule-triangle-ecbc48c7", "i32 i64 f32 f64", "crossing", 1, 0, -27, 2, 18, 3, 15, 1, 1, 5, 2, 3, 5) \
  ROW("capsule-triangle-6758d440", "i32 i64 f32 f64", "contained", 1, 0, 990, 500, 1005, 501, 5, -120, -540, 2040, 0, 960, 1620) \
  ROW("capsule-triangle-f723cea6", "i32 i64 f32 f64", "", 1, 0, -120, 540, 1500, 541, 540, 990, 490, 1010, 495, 1000, 510) \
  ROW("capsule-triangle-b1472b9e", "i32 i64 f32 f64", "crossing", 1, 0, 936, 1000, 1032, 1001, 32, 970, 950, 1050, 970, 1010, 1030) \
  ROW("capsule-triangle-29cf66fb", "i32 i64 f32 f64", "corner", 0, 0, 990, 1000, 1005, 1001, 5, 1280, 980, 1320, 990, 1300, 1020) \
  ROW("capsule-triangle-13e24144", "i32 i64 f32 f64", "", 1, 0, 580, 300, 640, 301, 20, 590, 270, 670, 290, 630, 350) \
  ROW("capsule-triangle-9128397d", "i32 i64 f32 f64", "", 0, 0, 580, 300, 640, 301, 20, 680, 260, 760, 280, 720, 340) \
  ROW("capsule-triangle-415ba801", "i32 i64 f32 f64", "crossing", 1, 0, -155, 80, 227, 81, 127, 90, 60, 150, 75, 120, 120) \
  ROW("capsule-triangle-d43b6945", "i32 i64 f32 f64", "contained", 1, 0, 70, 80, 115, 81, 15, -135, -165, 375, -37, 120, 345) \
  ROW("capsule-triangle-05021096", "i32 i64 f32 f64", "corner", 0, 0, -156, 80, 228, 81, 128, 670, 60, 730, 75, 700, 120) \
  ROW("capsule-triangle-c8c6468c", "i32 i64 f32 f64", "", 1, 0, -320, 240, 640, 241, 320, 480, 280, 520, 290, 500, 320) \
  ROW("capsule-triangle-4eeffdc2", "i32 i64 f32 f64", "corner", 0, 0, -100, 0, 50, 1, 50, -3100, -80, -2900, -30, -3000, 120) \
  ROW("capsule-triangle-f2137133", "i32 i64 f32 f64", "corner", 1, 0, 29110, 3, 0, 0, 39159, 0, 0, -1217, 3, -1954, 1) \
  ROW("capsule-triangle-08c475a4", "i32 i64 f32 f64", "", 1, 0, 0, 7398, -7140, 3, 18844, 1, 1, 10792, 1, 3, 4957) \
  ROW("capsule-triangle-b3beabe1", "i32 i64 f32 f64", "leaves-i32", 1, 0, 3, 2, 2, 0, 28214, 2, 8817, -24118, 3, -6094, -78984) \
  ROW("capsule-triangle-e3c7e400", "i32 i64 f32 f64", "", 1, 0, 0, 17755, 1, 2754, 7599, 0, 7428, 0, 0, 16360, -14311) \
  ROW("capsule-triangle-905e6d1e", "i32 i64 f32 f64", "leaves-i32", 0, 0, 0, -8356, 55493, 1, 2, 6449, 52838, 3, -2035, -39305, 2) \
  ROW("capsule-triangle-3209bea6", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, 34406, 3, -15592, 0, 23774, 2, 58341, 11714, 3, 2, -56961) \
  ROW("capsule-triangle-976340ed", "i32 i64 f64", "parallel leaves-i32", 1, 0, 1, 3, 1, -125343, 1, -126366, 28328, 1, -61271, 1, 33176) \
  ROW("capsule-triangle-9f8f91c9", "i32 i64 f32 f64", "leaves-i32", 0, 0, -104310, 20190, -58996, 2, 2, 949, 3, 0, -24481, 14968, 0) \
  ROW("capsule-triangle-803628ff", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 20689, 2, 1, 3, 3, -95373, 12436, 60203, 568, 16588, -25858) \
  ROW("capsule-triangle-ad37c370", "i32 i64 f32 f64", "corner", 0, 0, 19575, 3, 14917, 3, 1, -14013, 26083, 8139, 0, -7873, -22917) \
  ROW("capsule-triangle-c0d90698", "i32 i64 f32 f64", "parallel", 0, 0, -8691, 26444, -8691, 26429, 6, -8648, 26393, -8684, 26338, -8684, 26447) \
  ROW("capsule-triangle-e1c3dfd5", "f64", "", 1, 0, 3.7, -0.9, 3.1, -0.9, 0.5, 3.2, -0.9, 4.2, -1.3, 2.2, -0.3) \
  ROW("capsule-triangle-e39308bf", "f64", "", 1, 0, -3.9, 3.1, -3.2, 3.1, 0.7, -3.4, 3.4, -2.9, 2.5, -3.9, 3.1) \
  ROW("capsule-triangle-ac1d4bf2", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, -65435, 50, 32867, 51, 32767, 10, 20, 70, 35, 40, 80) \
  ROW("capsule-triangle-4f4ba155", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 10, 50, 55, 51, 15, -65435, -65485, 65635, -32717, 100, 65585) \
  ROW("capsule-triangle-bfc2df51", "i32 i64 f64", "leaves-i32", 1, 0, 7, 2, 2, 2, 2147483645, 8, 2, 8, -4, 7, -7) \
  ROW("capsule-triangle-bf107481", "i32 i64 f64", "leaves-i32", 1, 0, -1, -1, -1, 7, 2147483645, -3, 4, -2, 3, -3, -3) \
  ROW("capsule-triangle-6805a1df", "i32 i64 f64", "corner leaves-i32", 1, 0, 2, 1, 0, -3187, 2147477525, 3, -94683, 7316, -15271, 2, -21415) \
  ROW("capsule-triangle-e034a71d", "i32 i64 f64", "crossing leaves-i32", 1, 0, 1, 2, -26011, 3, 2147462751, -3593, -27471, 1, 0, -22202, 13644) \
  ROW("capsule-triangle-8e2639b8", "i32 i64 f64", "leaves-i32", 1, 0, 3, 1, -27681, -93369, 2147477018, 2, 3, -20271, 1, 51670, -6354) \
  ROW("capsule-triangle-531be9e7", "i32 i64 f64", "contained leaves-i32", 1, 0, 5450, 0, 0, 3, 2147468702, 90259, -11380, -5478, 11081, 3, -10344) \
  ROW("capsule-triangle-b6d0a208", "i32 i64 f32 f64", "parallel leaves-i32", 1, 0, 589824, 0, 589824, 1179650, 131074, 655360, 1, 655360, -262143, 917506, 1) \
  ROW("capsule-triangle-486fb1b2", "i32 i64 f64", "corner leaves-i32", 0, 0, 2147483562, 1, 2147483577, 1, 5, 2147483583, 14, 2147483583, 2, 2147483584, 6) \
  ROW("capsule-triangle-a5077ede", "i32 i64 f64", "leaves-i32", 1, 0, 2147483526, -20, 2147483530, -20, 1, 2147483538, -18, 2147483529, -20, 2147483542, -31) \
  ROW("capsule-triangle-9e0b2e2a", "i32 i64 f64", "leaves-i32", 0, 0, -2147483513, -29, -2147483504, -15, 7, -2147483512, 12, -2147483509, 2, -2147483513, -14) \
  ROW("capsule-triangle-5816671d", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, -5.8859285467297054e+153, 3, 0, 0, 7.311458679883785e+153, 0, 0, 3.764686840066811e+153, 3, 3.2272018203455546e+153, 1) \
  ROW("capsule-triangle-04d90f73", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, 1.335906545878026e+154, -2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1, 3, -6.657191260550889e+153) \
  ROW("capsule-triangle-9dbe8d0f", "f64", "leaves-i32 leaves-i64 leaves-f32 vanishes", 1, 0, 1.724057483474125e+54, 0, 1.724057483474125e+54, 3.44811496694825e+54, 3.831238852164724e+53, 1.9156194260823618e+54, 0, 1.9156194260823614e+54, -7.662477704329444e+53, 2.681867196515306e+54, 1e-323) \
  ROW("capsule-triangle-b2d9cafd", "f64", "vanishes", 1, 0, -1.5e-323, 10, -10, 4, 8, 10, 14.000000000000005, 26, 41.999999999999986, -8, 10) \
  ROW("capsule-triangle-e66b9793", "f64", "vanishes", 1, 0, -5e-324, 32, -64, -5e-324, 40, -7.999999999999997, 8, -248, -120, 120, -232) \
  ROW("capsule-triangle-257cafc8", "f64", "crossing vanishes", 1, 0, 5e-324, 5e-324, 0.5, 0.039999999999999994, 0.07999999999999999, 0.35, 0.42, 0.34, 0.22, 0.33, 0.02) \
  ROW("capsule-triangle-47712106", "f64", "corner vanishes", 1, 0, -33, 22, -38, 27.00000762939453, 34.00001525878906, 2, 11.99999713897705, -3, 6, 5.605193857299268e-45, 8) \
  ROW("capsule-triangle-3843c678", "f64", "vanishes", 0, 0, -1.401298464324817e-45, 13.999999046325684, 10, 14.000001907348633, 8, 1, 22, 3, 30, -1.000000238418579, 22) \
  ROW("capsule-triangle-5f364824", "f64", "vanishes", 1, 0, 5e-324, 5e-324, 0.02, 0.02, 0.030000000000000002, 0.23, 0.74, -0.52, 0.68, 0.030000000000000002, 5e-324) \
  ROW("capsule-triangle-2c303828", "f64", "parallel vanishes", 1, 0, 384, -1.401298464324817e-45, 384, 640, 448, 831.999755859375, 576, 1600, 576, 831.999755859375, 384) \
  ROW("capsule-triangle-f6845926", "f64", "corner vanishes", 0, 0, -5.605193857299268e-45, 1, 1, -5.605193857299268e-45, 3, 4.000001430511475, -5.605193857299268e-45, 10.5, 4.499998569488525, 6, -1.5) \
  ROW("capsule-triangle-646e6747", "f64", "vanishes", 1, 0, -1.5e-323, 4.0000000000000036, 12, -1.5e-323, 32.00000000000001, 32.00000000000001, 4.0000000000000036, 12, -1.5e-323, -7.999999999999997, -1.5e-323)

/* cx, cy, rx, ry, x1, y1, x2, y2, x3, y3 */
#define GRAZE_HIT_ELLIPSE_TRIANGLE(ROW) \
  ROW("ellipse-triangle-0f4916ad", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 1, 0, 2, 2, 1, 1, 1, 0, 0, 2) \
  ROW("ellipse-triangle-c854e75f", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 0, 1, 1, 1, 3, 1, 2, 0, 0, 1) \
  ROW("ellipse-triangle-69efe85a", "i32 i64 f32 f64", "corner level", 1, 0, 0, 1, 2, 1, 1, 2, 0, 3, 0, 1) \
  ROW("ellipse-triangle-f8ab9162", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 1, 1, 2, 3, 1, 1, 0, 0, 0, 2) \
  ROW("ellipse-triangle-ff0e0653", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 1, 0, 3, 1, 4, 0, 1, 0, 3, 1) \
  ROW("ellipse-triangle-d7aea222", "i32 i64 f32 f64", "level", 1, 0, 2, 0, 2, 3, 2, 3, 0, 1, 2, 2) \
  ROW("ellipse-triangle-edb8becf", "i32 i64 f32 f64", "corner other-winding", 0, 0, 0, 2, 2, 2, 4, 1, 4, 0, 2, 1) \
  ROW("ellipse-triangle-af98b533", "i32 i64 f32 f64", "corner", 0, 0, 3, 6, 1, 2, 1, 0, 2, 3, 1, 3) \
  ROW("ellipse-triangle-7d04bf1a", "i32 i64 f32 f64", "", 0, 0, 3, 0, 2, 2, 0, 4, 4, 5, 0, 5) \
  ROW("ellipse-triangle-9f838b16", "i32 i64 f32 f64", "corner other-winding", 0, 0, 5, 5, 2, 3, 1, 3, 3, 4, 1, 2) \
  ROW("ellipse-triangle-00282437", "i32 i64 f32 f64", "corner level", 1, 0, 8, 3, 3, 1, 2, 1, 5, 2, 6, 3) \
  ROW("ellipse-triangle-8481c13b", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 3, 8, 3, 2, 2, 3, 3, 5, 3, 2) \
  ROW("ellipse-triangle-8b9201ef", "i32 i64 f32 f64", "level other-winding", 0, 0, 4, 1, 1, 1, 6, 5, 8, 5, 2, 1) \
  ROW("ellipse-triangle-69b3a458", "i32 i64 f32 f64", "corner", 0, 0, 5, 0, 4, 1, 6, 4, 7, 2, 8, 2) \
  ROW("ellipse-triangle-3d0327e5", "i32 i64 f32 f64", "corner level", 0, 0, 2, 5, 3, 3, 5, 4, 5, 3, 7, 5) \
  ROW("ellipse-triangle-49f40ddb", "i32 i64 f32 f64", "level other-winding", 1, 0, 1, -1, 1, 2, 3, 0, 0, 0, 1, 2) \
  ROW("ellipse-triangle-258e743d", "i32 i64 f32 f64", "level other-winding", 1, 0, 5, 1, 4, 4, -3, 3, 5, 9, 3, -5) \
  ROW("ellipse-triangle-964a10b2", "i32 i64 f32 f64", "contained other-winding", 1, 0, 3, 0, 3, 1, 2, -2, -2, 1, 9, -1) \
  ROW("ellipse-triangle-a85fb870", "i32 i64 f32 f64", "", 1, 0, -3, 3, 4, 1, -5, 6, 1, 0, 3, 10) \
  ROW("ellipse-triangle-47f18474", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 2, 6, -8, 6, 6, -6, 8, -4) \
  ROW("ellipse-triangle-c3d769b6", "i32 i64 f32 f64", "other-winding", 1, 0, 6, 4, 1, 2, 2, 5, 10, 11, 16, 3) \
  ROW("ellipse-triangle-30921c21", "i32 i64 f32 f64", "contained level other-winding", 1, 0, 2, 0, 2, 1, -14, 3, 12, 5, 2, -3) \
  ROW("ellipse-triangle-76df0320", "i32 i64 f32 f64", "level", 1, 0, 10, 10, 12, 6, 8, 10, 10, 11, 9, 12) \
  ROW("ellipse-triangle-2df0a643", "i32 i64 f32 f64", "level other-winding", 1, 0, 0, 0, 1, 2, 23, 30, 1, -1, 0, 37) \
  ROW("ellipse-triangle-560dbbf7", "i32 i64 f32 f64", "contained level other-winding", 1, 0, 17, -6, 1, 1, 8, 4, 22, -6, 8, -16) \
  ROW("ellipse-triangle-a127b7eb", "i32 i64 f32 f64", "contained", 1, 0, 9, 11, 1, 1, -2, -2, 22, 4, 10, 22) \
  ROW("ellipse-triangle-63aef88a", "i32 i64 f32 f64", "contained level", 1, 0, 3, 2, 2, 1, -27, -27, 33, -12, 3, 33) \
  ROW("ellipse-triangle-476dcba0", "i32 i64 f32 f64", "contained level", 1, 0, 3, 2, 30, 15, 1, 1, 5, 2, 3, 5) \
  ROW("ellipse-triangle-ca0bd5f9", "i32 i64 f32 f64", "contained", 1, 0, 1000, 500, 10, 5, -120, -540, 2040, 0, 960, 1620) \
  ROW("ellipse-triangle-9a8d15af", "i32 i64 f32 f64", "corner", 1, 0, 960, 540, 1080, 540, 990, 490, 1010, 495, 1000, 510) \
  ROW("ellipse-triangle-81282d0a", "i32 i64 f32 f64", "contained", 1, 0, 1000, 1000, 64, 32, 970, 950, 1050, 970, 1010, 1030) \
  ROW("ellipse-triangle-7a7b244e", "i32 i64 f32 f64", "corner", 0, 0, 1000, 1000, 10, 5, 1280, 980, 1320, 990, 1300, 1020) \
  ROW("ellipse-triangle-07f91fa0", "i32 i64 f32 f64", "contained", 1, 0, 620, 300, 40, 20, 590, 270, 670, 290, 630, 350) \
  ROW("ellipse-triangle-a57eedb9", "i32 i64 f32 f64", "", 0, 0, 620, 300, 40, 20, 680, 260, 760, 280, 720, 340) \
  ROW("ellipse-triangle-65ad0749", "i32 i64 f32 f64", "", 1, 0, 100, 80, 255, 127, 90, 60, 150, 75, 120, 120) \
  ROW("ellipse-triangle-7fbfecad", "i32 i64 f32 f64", "contained", 1, 0, 100, 80, 30, 15, -135, -165, 375, -37, 120, 345) \
  ROW("ellipse-triangle-b9d12699", "i32 i64 f32 f64", "corner", 0, 0, 100, 80, 256, 128, 670, 60, 730, 75, 700, 120) \
  ROW("ellipse-triangle-daf4d68b", "i32 i64 f32 f64", "corner", 1, 0, 320, 240, 640, 320, 480, 280, 520, 290, 500, 320) \
  ROW("ellipse-triangle-68ca1d76", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 100, 50, -3100, -80, -2900, -30, -3000, 120) \
  ROW("ellipse-triangle-f2c21b42", "i32 i64 f32 f64", "", 1, 0, 0, 0, 5779, 6565, -12220, 1, 0, -26787, 0, 3) \
  ROW("ellipse-triangle-2a66ffbf", "i32 i64 f32 f64", "corner", 0, 0, 7, 25635, 2, 10, 0, 25580, 3, 25635, 3, 25690) \
  ROW("ellipse-triangle-b48226fe", "i32 i64 f32 f64", "corner", 1, 0, 0, 17755, 1, 2754, 7599, 0, 7428, 0, 0, 16360) \
  ROW("ellipse-triangle-908f5f1a", "i32 i64 f32 f64", "contained", 1, 0, 23040, 0, 12, 4, 23028, 0, 24153, 276, 23469, -29) \
  ROW("ellipse-triangle-e5e5c793", "i32 i64 f32 f64", "leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 3, -10428, 24480, 0, 114613) \
  ROW("ellipse-triangle-a7111ec6", "i32 i64 f32 f64", "leaves-i32", 1, 0, 0, -14301, 103472, 2, 76294, 2, 1, 224, 1, -130810) \
  ROW("ellipse-triangle-c5973d9c", "i32 i64 f32 f64", "leaves-i32", 1, 0, 100, 50, 65535, 32767, 10, 20, 70, 35, 40, 80) \
  ROW("ellipse-triangle-161f749e", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 40, 50, 30, 15, -65435, -65485, 65635, -32717, 100, 65585) \
  ROW("ellipse-triangle-327bc113", "i32 i64 f64", "leaves-i32", 1, 0, 0, 7398, 2147476508, 3, 18844, 1, 1, 10792, 1, 3) \
  ROW("ellipse-triangle-2479eb10", "i32 i64 f64", "corner leaves-i32", 0, 0, 59151, -2310, 2, 2147469999, -15184, 3, -7585, 0, 2, 2) \
  ROW("ellipse-triangle-078da0d9", "i32 i64 f64", "contained leaves-i32", 1, 0, 0, 22446, 2147471406, 3, -7309, -7644, 2, 110374, 0, 1) \
  ROW("ellipse-triangle-e7bb004d", "i32 i64 f64", "corner leaves-i32", 1, 0, 1, 2, 2147457637, 3, -20897, -3593, -27471, 1, 0, -22202) \
  ROW("ellipse-triangle-a3ab9219", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 0, 0, 1370922519, 3126696272, 140650061, 1, 0, -1584907924, 0, 3) \
  ROW("ellipse-triangle-5146d0d9", "i32 i64 f64", "leaves-i32", 0, 0, -2147483613, 5, 5, 12, -2147483621, -7, -2147483619, 3, -2147483615, -8) \
  ROW("ellipse-triangle-14106e47", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 1, 2, 1183685548, 3, 946897296, 615511029, 4520283279, 1, 0, -912222663) \
  ROW("ellipse-triangle-ed2fc75f", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1, 3) \
  ROW("ellipse-triangle-2827276d", "f64", "corner leaves-i32 vanishes", 0, 0, 0, 0, 146800640, 58720252, 104857600, -117440512, -20971518, -67108860, 2.802596928649634e-45, -58720256) \
  ROW("ellipse-triangle-733b96d1", "f64", "corner vanishes", 0, 0, 0, 1.401298464324817e-45, 37.5, 25, -48, -20, -30, -15.000000953674316, -63, 4) \
  ROW("ellipse-triangle-71778e2f", "f64", "corner vanishes", 1, 0, -1.401298464324817e-45, -1.401298464324817e-45, 5, 3.750000238418579, 3, 3.750000238418579, 5, 3, 3, 3) \
  ROW("ellipse-triangle-a55eca7a", "f64", "vanishes", 0, 0, 0, 1.401298464324817e-45, 2.1875, 0.4375, 5.312500953674316, 1.875, 2.187500238418579, 0, 2.187499761581421, 1.25) \
  ROW("ellipse-triangle-bd6e199b", "f64", "vanishes", 1, 0, -1.21875, -2e-323, 0.1875, 0.3124999999999999, -1.4062499999999996, -2e-323, -1.875, -0.46875, -0.9375000000000003, 1.09375) \
  ROW("ellipse-triangle-065135c9", "f32 f64", "contained vanishes", 1, 0, 8.673617379884035e-19, 5.149960836294029e-19, 5.421010862427522e-20, 2.710505431213761e-20, 8.131516293641283e-19, 4.743383987636199e-19, 8.131516810629166e-19, 5.149960319306146e-19, 9.486767975272398e-19, 5.556537167963976e-19)

/* x, y, w, h, x1, y1, x2, y2, x3, y3 */
#define GRAZE_HIT_BOX_TRIANGLE(ROW) \
  ROW("box-triangle-3600ef52", "i32 i64 f32 f64", "contained shared-corner other-winding", 1, 0, 0, 0, 3, 2, 0, 1, 2, 2, 0, 0) \
  ROW("box-triangle-92b76d4f", "i32 i64 f32 f64", "other-winding", 1, 0, 1, 0, 2, 2, 2, 2, 2, 1, 0, 1) \
  ROW("box-triangle-7806c78a", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 1, 1, 1, 1, 1, 2, 3, 2, 2, 0) \
  ROW("box-triangle-fe61aca8", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 4, 2, 2, 1, 1, 0, 3, 1) \
  ROW("box-triangle-823da939", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 3, 0, 1, 5, 2, 3, 2, 0, 1, 0) \
  ROW("box-triangle-00825802", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 0, 2, 1, 4, 1, 2, 3, 4, 2) \
  ROW("box-triangle-776fc152", "i32 i64 f32 f64", "corner", 0, 0, 1, 1, 1, 2, 4, 3, 3, 1, 4, 2) \
  ROW("box-triangle-9d7c839c", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 1, 0, 4, 1, 2, 2, 1, 2, 3, 6) \
  ROW("box-triangle-8d5cd3b7", "i32 i64 f32 f64", "parallel", 0, 0, 0, 8, 2, 2, 0, 2, 1, 4, 0, 4) \
  ROW("box-triangle-2a386187", "i32 i64 f32 f64", "corner", 0, 0, 9, 1, 5, 5, 0, 1, 0, 0, 3, 1) \
  ROW("box-triangle-bfb02c38", "i32 i64 f32 f64", "corner", 0, 0, 6, 1, 6, 1, 2, 2, 2, 1, 4, 1) \
  ROW("box-triangle-2b02e95c", "i32 i64 f32 f64", "", 0, 0, 4, 5, 2, 1, 2, 7, 1, 3, 4, 3) \
  ROW("box-triangle-12e92b9a", "i32 i64 f32 f64", "other-winding", 0, 0, 0, 4, 5, 8, 2, 0, 4, 3, 6, 2) \
  ROW("box-triangle-192ecad4", "i32 i64 f32 f64", "other-winding", 0, 0, 1, -1, 1, 1, 0, 1, 3, 1, 0, 0) \
  ROW("box-triangle-f957e49f", "i32 i64 f32 f64", "", 0, 0, -6, 2, 6, 2, 0, 6, 4, 0, 2, 4) \
  ROW("box-triangle-83d98aa8", "i32 i64 f32 f64", "other-winding", 0, 0, 0, 1, 3, 1, -1, 2, -2, 3, 0, 3) \
  ROW("box-triangle-83e70f0e", "i32 i64 f32 f64", "", 0, 0, 0, 4, 5, 5, -2, 3, 5, 1, -1, 4) \
  ROW("box-triangle-936ddd22", "i32 i64 f32 f64", "", 0, 0, 0, 1, 3, 4, 0, -1, -1, 2, -2, 1) \
  ROW("box-triangle-0114e7a2", "i32 i64 f32 f64", "", 1, 0, 1, 0, 2, 4, 2, 5, 7, -5, 10, -1) \
  ROW("box-triangle-40ceab78", "i32 i64 f32 f64", "", 0, 0, 0, -4, 5, 4, 2, 2, 13, 0, 4, 13) \
  ROW("box-triangle-66182014", "i32 i64 f32 f64", "", 0, 0, 3, 15, 1, 2, 6, 9, 7, 16, 3, 13) \
  ROW("box-triangle-883f4222", "i32 i64 f32 f64", "", 1, 0, -2, -1, 2, 4, -1, -2, 3, 0, 1, 2) \
  ROW("box-triangle-364d35c1", "i32 i64 f32 f64", "", 1, 0, 6, -1, 4, 2, 12, 8, 4, 2, 10, -6) \
  ROW("box-triangle-04331be0", "i32 i64 f32 f64", "", 1, 0, 8, -1, 6, 4, -1, 15, 9, -9, 16, 8) \
  ROW("box-triangle-4aea27ac", "i32 i64 f32 f64", "crossing", 1, 0, -6, -1, 12, 2, 4, 10, -4, 2, 4, -10) \
  ROW("box-triangle-50f3150f", "i32 i64 f32 f64", "crossing", 1, 0, -13, 6, 8, 1, -9, 9, -7, -3, -8, 14) \
  ROW("box-triangle-c21901ba", "i32 i64 f32 f64", "contained", 1, 0, 4, 4, 12, 12, 8, 10, 10, 11, 9, 12) \
  ROW("box-triangle-ee10558f", "i32 i64 f32 f64", "contained", 1, 0, 3, 9, 3, 2, 7, 6, 22, 14, -16, 13) \
  ROW("box-triangle-c0f227dc", "i32 i64 f32 f64", "contained other-winding", 1, 0, 0, 31, 2, 3, 12, 45, -6, 19, -2, 47) \
  ROW("box-triangle-4f9400b2", "i32 i64 f32 f64", "contained", 1, 0, 9, 11, 1, 1, -2, -2, 22, 4, 10, 22) \
  ROW("box-triangle-08281944", "i32 i64 f32 f64", "contained", 1, 0, 2, 1, 2, 2, -27, -27, 33, -12, 3, 33) \
  ROW("box-triangle-93c2880c", "i32 i64 f32 f64", "contained", 1, 0, -12, -13, 30, 30, 1, 1, 5, 2, 3, 5) \
  ROW("box-triangle-570c0f2d", "i32 i64 f32 f64", "contained", 1, 0, 995, 495, 10, 10, -120, -540, 2040, 0, 960, 1620) \
  ROW("box-triangle-af700d50", "i32 i64 f32 f64", "contained", 1, 0, 420, 0, 1080, 1080, 990, 490, 1010, 495, 1000, 510) \
  ROW("box-triangle-7e90ec02", "i32 i64 f32 f64", "", 1, 0, 968, 968, 64, 64, 970, 950, 1050, 970, 1010, 1030) \
  ROW("box-triangle-d37a5443", "i32 i64 f32 f64", "corner", 0, 0, 995, 995, 10, 10, 1280, 980, 1320, 990, 1300, 1020) \
  ROW("box-triangle-971eb076", "i32 i64 f32 f64", "", 1, 0, 600, 280, 40, 40, 590, 270, 670, 290, 630, 350) \
  ROW("box-triangle-1c4b62cb", "i32 i64 f32 f64", "corner", 0, 0, 600, 280, 40, 40, 680, 260, 760, 280, 720, 340) \
  ROW("box-triangle-10d73d2d", "i32 i64 f32 f64", "contained", 1, 0, -27, -47, 255, 255, 90, 60, 150, 75, 120, 120) \
  ROW("box-triangle-d471b9b2", "i32 i64 f32 f64", "contained", 1, 0, 85, 65, 30, 30, -135, -165, 375, -37, 120, 345) \
  ROW("box-triangle-c0221c15", "i32 i64 f32 f64", "", 0, 0, -28, -48, 256, 256, 670, 60, 730, 75, 700, 120) \
  ROW("box-triangle-b7954dc1", "i32 i64 f32 f64", "contained", 1, 0, 0, -80, 640, 640, 480, 280, 520, 290, 500, 320) \
  ROW("box-triangle-a9b21d59", "i32 i64 f32 f64", "", 0, 0, -50, -50, 100, 100, -3100, -80, -2900, -30, -3000, 120) \
  ROW("box-triangle-aea4f462", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 1920, 1080, 910, 310, 1010, 335, 960, 410) \
  ROW("box-triangle-c1010798", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 1280, 720, 590, 190, 690, 215, 640, 290) \
  ROW("box-triangle-d7fdde1e", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 640, 480, 270, 110, 370, 135, 320, 210) \
  ROW("box-triangle-fa0d8fa8", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 0, 2, 28672, 49154, 0, 0, -8191, 0, -2, -8192) \
  ROW("box-triangle-77e425c8", "i32 i64 f32 f64", "leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 3, -10428, 24480, 0, 114613) \
  ROW("box-triangle-fa1679a9", "i32 i64 f32 f64", "", 1, 0, 0, -2, 2880, 5116, 225, -120, 118, -140, 0, 0) \
  ROW("box-triangle-958448cf", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, 0, -14301, 103472, 2, 76294, 2, 1, 224, 1, -130810) \
  ROW("box-triangle-fd40bdae", "i32 i64 f32 f64", "", 1, 0, 0, -1, 8194, 8194, -8192, -2048, 2, 1, -4096, -6145) \
  ROW("box-triangle-d0c9fcea", "i32 i64 f32 f64", "leaves-i32", 1, 0, 0, -8356, 55493, 1, 2, 6449, 52838, 3, -2035, -39305) \
  ROW("box-triangle-95769199", "i32 i64 f32 f64", "parallel leaves-i32", 0, 0, -10898, 25117, 5901, 18631, 1, 0, 1, 54670, 3, -54166) \
  ROW("box-triangle-c4b42019", "i32 i64 f64", "leaves-i32", 0, 0, 1, 0, 360448, 524289, -65536, 294912, -2, 524287, 0, 360448) \
  ROW("box-triangle-0482a570", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, -9836, 16193, 1, 3, -96944, 109929, 18032, 85233, -7907, -50997) \
  ROW("box-triangle-e07895d2", "f64", "contained", 1, 0, -0.00006541609770029024, 0.0004578530783158702, 0.000944942237221049, 0.0005404949187725692, 0.000705778599267767, 0.0007137358174470085, 0.000765562058830961, 0.000514477490481397, 0.0005593597901636195, 0.0006788969044413741) \
  ROW("box-triangle-18a36928", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, -32667, -32717, 65535, 65535, 10, 20, 70, 35, 40, 80) \
  ROW("box-triangle-685182f0", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 25, 35, 30, 30, -65435, -65485, 65635, -32717, 100, 65585) \
  ROW("box-triangle-6e1e6178", "i32 i64 f64", "leaves-i32", 0, 0, 0, 0, 2147483647, 20, -1, 20, 3, 26, 13, 23) \
  ROW("box-triangle-85166535", "i32 i64 f64", "leaves-i32", 1, 0, -3, -3, 2147483646, 2147483647, -3, -3, -2, -4, -3, -1) \
  ROW("box-triangle-3fb57fd2", "i32 i64 f64", "crossing leaves-i32", 1, 0, 0, 7398, 2147476508, 3, 18844, 1, 1, 10792, 1, 3) \
  ROW("box-triangle-ff7ef4dc", "i32 i64 f64", "parallel leaves-i32", 0, 0, 1, 3, 1, 2147358305, 1, -126366, 28328, 1, -61271, 1) \
  ROW("box-triangle-7c83b8d1", "i32 i64 f64", "leaves-i32", 0, 0, 59151, -2310, 2, 2147469999, -15184, 3, -7585, 0, 2, 2) \
  ROW("box-triangle-a3755714", "i32 i64 f64", "leaves-i32", 1, 0, 0, 22446, 2147471406, 3, -7309, -7644, 2, 110374, 0, 1) \
  ROW("box-triangle-e02c257e", "i32 i64 f64", "corner leaves-i32", 0, 0, 62241, 7810, 1, 2147454397, 2, -33486, 0, -1239, -23778, 1) \
  ROW("box-triangle-c1631356", "i32 i64 f64", "leaves-i32", 1, 0, -29023, 3, 2147479478, 48485, -10272, 15296, -13822, 1, 1, 1) \
  ROW("box-triangle-611c582c", "i32 i64 f64", "contained leaves-i32", 1, 0, -14709, -26465, 93918, 2147474633, 0, -10738, 15684, 2, 0, -18388) \
  ROW("box-triangle-2ed4341b", "i32 i64 f64", "contained leaves-i32", 1, 0, 2147483604, 8, 40, 1, -2147483639, 12, 2147483647, 2, 2147483645, 11) \
  ROW("box-triangle-c641889a", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1, 3) \
  ROW("box-triangle-4bb63aa0", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, -4.5709045685962e+153, 1, 8.961133960783198e+153, 1) \
  ROW("box-triangle-384063ba", "f64", "leaves-i32 vanishes", 0, 0, 1.401298464324817e-45, 0, 50331648, 33554432, 0, 33554440, -25165824, 25165820, -50331656, 33554432) \
  ROW("box-triangle-f6430f98", "f32 f64", "vanishes", 1, 0, -3, 1.401298464324817e-45, 4, 15, 2.5, 18.5, -2.5, 14.499999046325684, 0, 18.5) \
  ROW("box-triangle-bad186b7", "f64", "vanishes", 1, 0, -0.9375, 1.401298464324817e-45, 0.5, 0.8125, -0.9374998807907104, 0.8125, -0.8124999403953552, 1, -1.5625001192092896, 0.0625) \
  ROW("box-triangle-d92028eb", "f64", "vanishes", 1, 0, -0.18750005960464478, -1.8749998807907104, 0.8125001788139343, 0.875, 0.75, -0.5, -5.605193857299268e-45, -0.6875002384185791, 0.75, -1.0625) \
  ROW("box-triangle-89e03bcf", "f64", "vanishes", 0, 0, 2.802596928649634e-45, 2.802596928649634e-45, 5631.99951171875, 3072, 5632, 2560, 5632.0009765625, 5631.9990234375, 8704, 5632) \
  ROW("box-triangle-26e87394", "f32 f64", "vanishes", 0, 0, -64, 2.802596928649634e-45, 320, 1535.999755859375, 320, 1536.000244140625, 447.99993896484375, 2047.9998779296875, 127.99999237060547, 2240) \
  ROW("box-triangle-a2238266", "f64", "corner vanishes", 0, 0, 0, 0, 4.3621860675045825e-40, 2.525462131360115e-40, -2.2958874039497803e-41, -2.2958874039497803e-41, -6.887942471542206e-41, -1.148223961667755e-41, 0, -2.802596928649634e-45) \
  ROW("box-triangle-0236ed6a", "f64", "parallel vanishes", 0, 0, 0, 1.401298464324817e-45, 0.00003814697265625, 0.00020599362323991954, 0.000038146965380292386, 0.00020599363779183477, 0.0001983642578125, 0.00020599363779183477, 0.00014495849609375, 0.00028228762676008046) \
  ROW("box-triangle-1d2a6dce", "f64", "crossing vanishes", 1, 0, -1.3234889800848443e-22, 2.646977455298709e-22, 2.117582241918006e-22, 1.8528843196832923e-22, 5.029257619451429e-22, 4.764560833176419e-22, -2.6469776446253265e-23, 2.1175821157002612e-22, 5.029258124322408e-22, 4.76455982343446e-22)

/* x, y, w, h, r, x1, y1, x2, y2, x3, y3 */
#define GRAZE_HIT_ROUNDED_TRIANGLE(ROW) \
  ROW("rounded-triangle-6b1a1b4d", "i32 i64 f32 f64", "corner shared-corner other-winding", 1, 0, 2, 1, 6, 3, 1, 3, 2, 2, 1, 1, 1) \
  ROW("rounded-triangle-e2ca2d68", "i32 i64 f32 f64", "corner shared-corner other-winding", 1, 0, 1, 4, 2, 2, 1, 1, 3, 2, 5, 1, 2) \
  ROW("rounded-triangle-263e64fb", "i32 i64 f32 f64", "parallel", 0, 0, 0, 3, 5, 6, 1, 3, 2, 1, 2, 1, 1) \
  ROW("rounded-triangle-dd10c06f", "i32 i64 f32 f64", "corner", 0, 0, 2, 8, 2, 2, 1, 0, 3, 1, 2, 1, 5) \
  ROW("rounded-triangle-f27e3ff5", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 6, 0, 5, 4, 1, 1, 1, 3, 2, 3, 1) \
  ROW("rounded-triangle-9bd00f6d", "i32 i64 f32 f64", "corner shared-corner other-winding", 1, 0, 0, 2, 7, 7, 2, 1, 1, 2, 4, 2, 1) \
  ROW("rounded-triangle-ab4924db", "i32 i64 f32 f64", "corner", 1, 0, 1, 1, 6, 6, 3, 1, 4, 2, 1, 2, 4) \
  ROW("rounded-triangle-ec37edb5", "i32 i64 f32 f64", "corner other-winding", 0, 0, 0, 7, 4, 6, 1, 1, 2, 1, 5, 2, 4) \
  ROW("rounded-triangle-b7e664d4", "i32 i64 f32 f64", "corner", 1, 0, 0, 3, 9, 8, 3, 1, 2, 2, 4, 0, 2) \
  ROW("rounded-triangle-236e9f61", "i32 i64 f32 f64", "", 1, 0, 0, 0, 6, 6, 3, 1, 6, 1, 4, 4, 4) \
  ROW("rounded-triangle-fc48d241", "i32 i64 f32 f64", "shared-corner", 1, 0, 0, 0, 5, 8, 2, 4, 4, 2, 2, 5, 3) \
  ROW("rounded-triangle-99b439c5", "i32 i64 f32 f64", "corner", 0, 0, 1, 5, 6, 6, 1, 2, 3, 4, 3, 2, 4) \
  ROW("rounded-triangle-cda29591", "i32 i64 f32 f64", "other-winding", 0, 0, 6, 2, 4, 6, 1, 5, 4, 3, 5, 4, 5) \
  ROW("rounded-triangle-209ed2a5", "i32 i64 f32 f64", "corner", 0, 0, 1, 0, 10, 2, 1, 1, 2, 0, 3, 0, 2) \
  ROW("rounded-triangle-93a95c4b", "i32 i64 f32 f64", "corner", 0, 0, -4, 2, 4, 5, 2, 0, 2, 0, 1, 2, 0) \
  ROW("rounded-triangle-337de18e", "i32 i64 f32 f64", "contained shared-corner other-winding", 1, 0, -1, 0, 7, 8, 1, 0, 1, 1, 3, 1, 2) \
  ROW("rounded-triangle-446a49e2", "i32 i64 f32 f64", "contained other-winding", 1, 0, 1, -2, 3, 6, 1, 2, 2, 3, 2, 2, 1) \
  ROW("rounded-triangle-4c12ddf6", "i32 i64 f32 f64", "other-winding", 1, 0, 0, -4, 3, 8, 1, 3, 3, 3, 0, 2, 0) \
  ROW("rounded-triangle-1e54a3cf", "i32 i64 f32 f64", "parallel shared-corner other-winding", 1, 0, 4, -1, 6, 3, 1, 5, 0, 2, 1, 5, 2) \
  ROW("rounded-triangle-b101cdc5", "i32 i64 f32 f64", "", 1, 0, 0, -3, 8, 7, 1, 1, 2, 2, 1, 3, 4) \
  ROW("rounded-triangle-76d17c92", "i32 i64 f32 f64", "other-winding", 0, 0, 0, -2, 9, 5, 2, 5, 5, 4, 4, 2, 5) \
  ROW("rounded-triangle-f8fcd845", "i32 i64 f32 f64", "other-winding", 0, 0, 2, -2, 8, 5, 1, 9, 8, 9, 7, 5, 4) \
  ROW("rounded-triangle-5f67fbd6", "i32 i64 f32 f64", "corner other-winding", 0, 0, 0, 4, 8, 11, 2, 1, -2, 0, 4, 2, 0) \
  ROW("rounded-triangle-4c55e719", "i32 i64 f32 f64", "other-winding", 1, 0, 4, -2, 6, 3, 1, 6, 1, 7, 1, 3, -3) \
  ROW("rounded-triangle-0dd2dbe2", "i32 i64 f32 f64", "", 0, 0, -4, -7, 6, 7, 2, 7, 5, 3, 3, 5, 1) \
  ROW("rounded-triangle-3802bb0e", "i32 i64 f32 f64", "crossing other-winding", 1, 0, 0, 4, 11, 6, 3, 5, 8, 5, 0, 4, 16) \
  ROW("rounded-triangle-f366b094", "i32 i64 f32 f64", "", 0, 0, 2, -6, 7, 14, 3, 4, 10, 0, 7, 0, 6) \
  ROW("rounded-triangle-abeeaf56", "i32 i64 f32 f64", "crossing", 1, 0, 0, -2, 15, 14, 4, 6, 9, 3, 5, 2, 3) \
  ROW("rounded-triangle-7d77fef2", "i32 i64 f32 f64", "corner", 0, 0, 2, -2, 12, 9, 3, -1, -1, 2, 0, 1, 1) \
  ROW("rounded-triangle-011331f5", "i32 i64 f32 f64", "other-winding", 1, 0, -1, 1, 7, 7, 3, -2, 3, 7, -2, 5, -3) \
  ROW("rounded-triangle-eed222c7", "i32 i64 f32 f64", "other-winding", 0, 0, -7, -2, 10, 5, 2, 8, 0, -2, 5, 2, 8) \
  ROW("rounded-triangle-075d43eb", "i32 i64 f32 f64", "", 1, 0, 2, 0, 5, 10, 1, 5, 11, -4, -2, 8, 7) \
  ROW("rounded-triangle-d51589d5", "i32 i64 f32 f64", "", 1, 0, -4, 1, 9, 11, 2, 1, -5, 11, -10, 6, 5) \
  ROW("rounded-triangle-39f5ce1a", "i32 i64 f32 f64", "contained", 1, 0, -4, -8, 9, 9, 4, -6, 1, 3, -8, 12, 10) \
  ROW("rounded-triangle-32a7108c", "i32 i64 f32 f64", "other-winding no-extent", 1, 0, 1, 1, 4, 2, 0, 2, 1, 0, 1, 0, 2) \
  ROW("rounded-triangle-b2ede293", "i32 i64 f32 f64", "other-winding", 1, 0, 0, 5, 8, 5, 1, 15, 14, -5, 7, -5, 17) \
  ROW("rounded-triangle-8a2ef3c0", "i32 i64 f32 f64", "", 1, 0, 7, 10, 8, 7, 1, 20, 8, 12, 26, 12, 8) \
  ROW("rounded-triangle-636ce058", "i32 i64 f32 f64", "", 1, 0, -1, -3, 14, 10, 4, 40, 33, -5, 9, 18, 2) \
  ROW("rounded-triangle-4f01872e", "i32 i64 f32 f64", "contained other-winding", 1, 0, 21, 9, 10, 3, 1, 42, 21, 28, -13, 13, 23) \
  ROW("rounded-triangle-6e9fbdbb", "i32 i64 f32 f64", "contained other-winding", 1, 0, 21, 13, 6, 10, 3, 41, -4, -4, 20, 27, 42) \
  ROW("rounded-triangle-e58753d7", "i32 i64 f32 f64", "", 1, 0, -10, -9, 1296, 7692, 8, 988, -11, 986, -8, 987, -11) \
  ROW("rounded-triangle-44f67f98", "i32 i64 f64", "corner", 0, 0, -7, -6, 653, 7690, 7, 871, -240, 870, -241, 646, 0) \
  ROW("rounded-triangle-8dfc5f8a", "i32 i64 f32 f64", "leaves-i32", 0, 0, -10898, 25117, 5901, 18631, 1, 0, 1, 54670, 3, -54166, 21776) \
  ROW("rounded-triangle-9ad98326", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, 2390, -59879, 32167, 64661, 1, 87843, 1, 92627, -18549, 1, 2) \
  ROW("rounded-triangle-2cd02c03", "i32 i64 f32 f64", "", 1, 0, -1, 1, 5118, 1922, 1, 2239, 2005, 2373, 1921, 2345, 1989) \
  ROW("rounded-triangle-1e6c8c4e", "i32 i64 f32 f64", "parallel", 0, 0, -3, -5, 4326, 2566, 3, 3493, 2563, 3487, 2563, 3491, 2566) \
  ROW("rounded-triangle-5137e033", "i32 i64 f32 f64", "leaves-i32", 0, 0, 49611, 5785, 11, 38, 2, 49603, 5816, 49610, 5800, 49603, 5792) \
  ROW("rounded-triangle-7d31bc0c", "i32 i64 f32 f64", "leaves-i32", 1, 0, 159544, 3729, 8, 20, 4, 159544, 3745, 159554, 3736, 159574, 3745) \
  ROW("rounded-triangle-c76d14a4", "i32 i64 f32 f64", "", 1, 0, -2776, -5049, 48, 32, 4, -2713, -5052, -2736, -5045, -2714, -5014) \
  ROW("rounded-triangle-20b9b402", "i32 i64 f32 f64", "parallel", 1, 0, -1351, 30408, 30, 25, 3, -1334, 30432, -1325, 30440, -1307, 30432) \
  ROW("rounded-triangle-9df3cfa2", "i32 i64 f32 f64", "", 1, 0, -8787, -10077, 33, 12, 6, -8787, -10071, -8781, -10061, -8793, -10061) \
  ROW("rounded-triangle-e1fb8349", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, -4598, 106477, 24, 19, 8, -4590, 106476, -4590, 106485, -4600, 106476) \
  ROW("rounded-triangle-8daffcb9", "f64", "contained", 1, 0, -3.3, -4.9, 2.9, 5.6, 0.8, -1.9, -4, -1.8, -3.9, -2, -4.1) \
  ROW("rounded-triangle-9fde7282", "f64", "contained", 1, 0, -1.4, -0.9, 0.8, 0.8, 0.4, -2.1, 0.8, -0.2, -1.3, -1.4, -0.5) \
  ROW("rounded-triangle-8fb21c0b", "i32 i64 f64", "leaves-i32", 1, 0, 2, 2, 2147482306, 2147364600, 1, 25587, 2, -25584, 1, -8667, 90095) \
  ROW("rounded-triangle-99172e9c", "i32 i64 f64", "corner leaves-i32", 0, 0, 2147483521, -3, 14, 6, 3, 2147483523, 4, 2147483528, 6, 2147483514, 12) \
  ROW("rounded-triangle-b8677e8c", "i32 i64 f64", "leaves-i32", 0, 0, 2147483520, -8, 34, 45, 7, 2147483518, 13, 2147483514, 15, 2147483512, 9) \
  ROW("rounded-triangle-56599dd4", "i32 i64 f64", "leaves-i32", 1, 0, 2147483522, 5, 32, 35, 5, 2147483542, 12, 2147483534, -13, 2147483556, 9) \
  ROW("rounded-triangle-ded305ff", "i32 i64 f64", "leaves-i32", 1, 0, 2147483529, -26, 42, 34, 3, 2147483567, 4, 2147483568, 4, 2147483566, 13) \
  ROW("rounded-triangle-ef357f45", "i32 i64 f64", "leaves-i32", 1, 0, 2147483559, -3, 9, 32, 3, 2147483562, 40, 2147483553, 38, 2147483566, 27) \
  ROW("rounded-triangle-b99f5369", "i32 i64 f64", "corner leaves-i32", 1, 0, 2147483581, 9, 16, 16, 8, 2147483583, 14, 2147483584, 14, 2147483581, 16) \
  ROW("rounded-triangle-9a48b8d2", "i32 i64 f64", "leaves-i32", 0, 0, 2147483608, -18, 13, 9, 1, 2147483607, -9, 2147483631, -6, 2147483601, 10) \
  ROW("rounded-triangle-74d1452f", "i32 i64 f64", "leaves-i32", 1, 0, -2147483558, 6, 30, 39, 4, -2147483541, -8, -2147483558, 6, -2147483550, 7) \
  ROW("rounded-triangle-6332c595", "i32 i64 f64", "parallel leaves-i32", 0, 0, 3, -118905, 13505, 2147440196, 829, 0, 61346, -80223, -6818, 0, 0) \
  ROW("rounded-triangle-49a8378d", "i32 i64 f64", "crossing leaves-i32", 1, 0, 6554, -13591, 8921, 2147459236, 3, 43137, -1165, 56586, 6610, -11183, 3) \
  ROW("rounded-triangle-7f416c72", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 0, 0, 1370922519, 3126696272, 140650061, 1, 0, -1584907924, 0, 3, 2269573699) \
  ROW("rounded-triangle-a83c86a0", "i32 i64 f64", "parallel leaves-i32", 1, 0, 357060, 2896070, 36, 9, 1, 357074, 2896064, 357074, 2896071, 357080, 2896071) \
  ROW("rounded-triangle-73cd5933", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, -8388608, -16252928, 5242882, 5242881, 2621440, -4718593, -6815744, -17825794, -12582912, -3670017, -14155776) \
  ROW("rounded-triangle-16e8712a", "f64", "corner leaves-i32 leaves-i64 vanishes", 1, 0, -805306368, -805306432, 1879048192, 8589934592, 805306368, -2.802596928649634e-45, -805306368, -3758095872, -3489660928, -3758096384, -805306432) \
  ROW("rounded-triangle-45727daa", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 3, 1, 2.4100874041082777e+154, 2.467616923636575e+154, 3.559847126085174e+153, 2, 3, 4.534763837891907e+153, 1, 1.9244572784520963e+154, 3.2124505696397093e+153) \
  ROW("rounded-triangle-096d5335", "f64", "vanishes", 1, 0, -3, -17, 22, 30.99999999999999, 8, 2, 11.999999999999995, -3, 6, 2e-323, 8) \
  ROW("rounded-triangle-b59fe384", "f64", "corner vanishes", 1, 0, -16, -15.999999046325684, 192, 32.00000762939453, 16, 384, 112, 175.99998474121094, 1.401298464324817e-45, 192.00003051757812, 16) \
  ROW("rounded-triangle-1e7c75c0", "f64", "corner vanishes", 0, 0, -32, -32, 104, 79.99999237060547, 32, 312.00006103515625, 128, 72.00003051757812, -1.401298464324817e-45, 440, -111.99996948242188) \
  ROW("rounded-triangle-b240fbfb", "f64", "vanishes", 0, 0, -1.0000004768371582, -1.0000004768371582, 2.75, 4.750001430511475, 1, 1.75, -4.203895392974451e-45, 2.375, 0.7500002384185791, 3.875, 0.2499999701976776) \
  ROW("rounded-triangle-38e87e8d", "f64", "vanishes", 1, 0, -128, -128, 624, 416.00006103515625, 128, 16.000001907348633, 448, 5.605193857299268e-45, 287.9999084472656, 47.99998474121094, 367.9999084472656) \
  ROW("rounded-triangle-171de82b", "f32 f64", "", 1, 0, -2.3592239273284576e-16, -4.163337004088827e-17, 1.7694179454963432e-16, 7.632783294297951e-17, 2.4286127009314074e-17, -3.8163916471489756e-17, 0, -1.0408340855860843e-16, -1.3877787807814457e-17, -7.28583859910259e-17, 1.0408340855860843e-17) \
  ROW("rounded-triangle-31b8f445", "f32 f64", "", 0, 0, -2.592802502476843e-06, -6.8247318267822266e-06, 7.95722098700935e-06, 7.897615432739258e-06, 3.546476364135742e-06, -2.9802316703353426e-07, 8.940696716308594e-07, -2.980232238769531e-07, 8.940695579440217e-07, -7.450580596923828e-07, 6.55651035685878e-07) \
  ROW("rounded-triangle-c5860813", "f64", "parallel vanishes", 0, 0, -3.944304526105059e-31, -3.94430546650054e-31, 3.944304902263251e-30, 1.1832913578315177e-30, 3.944304291006189e-31, 1.5777218104420236e-30, 7.888609052210118e-31, 7.888608582012378e-31, 1.9721520749734334e-30, 1.1832911697524216e-30, 7.888609052210118e-31) \
  ROW("rounded-triangle-0c04b7bc", "f64", "parallel", 1, 0, -7.771560325343149e-15, 3.9968028886505635e-15, 7.549518261516959e-15, 3.108624680708675e-15, 1.1102230246251565e-15, -2.220446049250313e-16, 4.884981308350689e-15, 8.881784197001252e-16, 4.6629367034256575e-15, -2.220446049250313e-16, 5.329070518200751e-15) \
  ROW("rounded-triangle-e31c1993", "f32 f64", "vanishes", 1, 0, -1.309373285065109e-41, 7.711345449179468e-42, 6.993880635445162e-42, 1.2555634240350361e-42, 5.3809861030072976e-43, -8.4302115613781e-42, 1.2554232941886036e-41, -5.919084713308027e-42, 4.304788882405838e-42, -3.5592980993850354e-43, 8.248042761015873e-42) \
  ROW("rounded-triangle-93ab2bdc", "f32 f64", "crossing vanishes", 1, 0, -1.0587910578501306e-22, 1.6543612251060553e-22, 1.4558381305288184e-22, 2.779326858178173e-22, 3.308723081300835e-23, -2.6469779601696886e-23, 1.9852334701272664e-22, 2.249931518579725e-22, 2.0514079191315086e-22, 2.249930761273256e-22, 2.0514079191315086e-22) \
  ROW("rounded-triangle-d968cd04", "f32 f64", "vanishes", 1, 0, -1.2705494208814505e-20, 1.5246593050577406e-20, 9.740878893424454e-21, 1.3552527156068805e-20, 2.117582368135751e-21, -6.776263578034403e-21, 3.3881317890172014e-20, -3.8116482626443515e-21, 2.414043899674756e-20, -7.199779243867986e-21, 1.7787691892340307e-20)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3 */
#define GRAZE_HIT_TRIANGLE_TRIANGLE(ROW) \
  ROW("triangle-triangle-f2123b8b", "i32 i64 f32 f64", "other-winding", 0, 0, 0, 1, 1, 1, 0, 0, 2, 2, 1, 0, 2, 0) \
  ROW("triangle-triangle-f4ad73d1", "i32 i64 f32 f64", "other-winding", 0, 0, 2, 0, 2, 1, 3, 0, 1, 1, 0, 2, 2, 2) \
  ROW("triangle-triangle-37d2e3b8", "i32 i64 f32 f64", "contained shared-corner other-winding", 1, 0, 3, 2, 2, 1, 1, 1, 1, 0, 0, 1, 3, 2) \
  ROW("triangle-triangle-6276a5db", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 3, 1, 2, 1, 2, 3, 1, 0, 3, 2, 3, 1) \
  ROW("triangle-triangle-c2179d4c", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 3, 2, 4, 1, 2, 3, 0, 2, 0, 2, 3) \
  ROW("triangle-triangle-225cd7b9", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 0, 3, 0, 2, 1, 4, 0, 3, 2, 4, 2, 3) \
  ROW("triangle-triangle-95e96c99", "i32 i64 f32 f64", "other-winding", 1, 0, 3, 1, 3, 3, 1, 2, 3, 2, 0, 2, 1, 3) \
  ROW("triangle-triangle-451b23fc", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 3, 2, 2, 0, 1, 3, 4, 3, 3, 2, 2, 2) \
  ROW("triangle-triangle-f4d81592", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 2, 4, 1, 1, 3, 5, 2, 4, 2, 2, 1, 2) \
  ROW("triangle-triangle-f58dc426", "i32 i64 f32 f64", "contained other-winding", 1, 0, 2, 1, 1, 4, 1, 5, 2, 0, 3, 4, 0, 6) \
  ROW("triangle-triangle-646c63bc", "i32 i64 f32 f64", "other-winding", 1, 0, 1, 5, 3, 3, 1, 2, 6, 1, 3, 6, 1, 3) \
  ROW("triangle-triangle-bd9ecc46", "i32 i64 f32 f64", "corner other-winding", 0, 0, 4, 4, 5, 5, 6, 5, 2, 0, 1, 0, 3, 2) \
  ROW("triangle-triangle-7434c2fb", "i32 i64 f32 f64", "corner other-winding", 0, 0, 5, 3, 5, 0, 4, 1, 1, 5, 3, 4, 2, 5) \
  ROW("triangle-triangle-8933bad0", "i32 i64 f32 f64", "other-winding", 0, 0, 6, 5, 3, 5, 3, 6, 4, 4, 4, 1, 5, 3) \
  ROW("triangle-triangle-3c3b4ebe", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 5, 8, 7, 7, 3, 7, 5, 4, 5, 6, 4, 6) \
  ROW("triangle-triangle-94daac45", "i32 i64 f32 f64", "", 0, 0, 1, 0, -1, 2, 0, 0, 0, 2, 2, 3, 1, 3) \
  ROW("triangle-triangle-6f232b29", "i32 i64 f32 f64", "other-winding", 0, 0, 0, 0, 2, 1, 0, -1, 6, 2, 2, 0, 3, 0) \
  ROW("triangle-triangle-39c78bea", "i32 i64 f32 f64", "other-winding", 1, 0, 1, 0, 0, 3, 2, 2, 8, 7, -3, 5, 0, 1) \
  ROW("triangle-triangle-770f41be", "i32 i64 f32 f64", "other-winding", 0, 0, 0, -2, 8, 4, 1, 5, 5, 9, 6, 5, 4, 9) \
  ROW("triangle-triangle-029baecd", "i32 i64 f32 f64", "contained other-winding", 1, 0, 4, 4, -1, -6, 1, 8, 1, 0, 3, 2, 2, 0) \
  ROW("triangle-triangle-ce724d83", "i32 i64 f32 f64", "crossing other-winding", 1, 0, 3, 1, -1, 2, -1, 3, 2, 1, 1, 1, 7, 9) \
  ROW("triangle-triangle-4d310f3f", "i32 i64 f32 f64", "other-winding", 0, 0, 6, 3, 8, 5, 11, 5, 3, 3, 7, 1, 3, -3) \
  ROW("triangle-triangle-3370eec7", "i32 i64 f32 f64", "other-winding", 1, 0, 4, 1, 0, 1, 0, -1, 3, -1, 0, 0, -1, 1) \
  ROW("triangle-triangle-5b8b57c1", "i32 i64 f32 f64", "", 0, 0, -1, 5, 0, 4, -1, 6, -2, 0, 3, 3, 1, 5) \
  ROW("triangle-triangle-98fa9b1c", "i32 i64 f32 f64", "contained", 1, 0, 4, 3, -7, 5, 1, -1, 2, 2, 2, 3, -1, 3) \
  ROW("triangle-triangle-75936b35", "i32 i64 f32 f64", "other-winding", 1, 0, 3, -1, 7, 0, 5, 0, 8, 0, -3, -2, -2, 5) \
  ROW("triangle-triangle-c60f97ac", "i32 i64 f32 f64", "other-winding", 0, 0, 8, 1, 6, -1, 5, 3, 6, -4, 7, -1, 6, -5) \
  ROW("triangle-triangle-66564c38", "i32 i64 f32 f64", "", 0, 0, 1, -2, -2, -2, 0, -3, 4, 2, 0, 0, 2, -2) \
  ROW("triangle-triangle-3aaaa8a9", "i32 i64 f32 f64", "contained other-winding", 1, 0, 11, 6, -4, 6, 3, -4, 1, 4, 1, -1, -1, 3) \
  ROW("triangle-triangle-7de83686", "i32 i64 f32 f64", "crossing other-winding", 1, 0, -6, -1, -7, 0, -2, 3, 0, 8, -1, 7, -3, 1) \
  ROW("triangle-triangle-183db42a", "i32 i64 f32 f64", "other-winding", 1, 0, 5, -4, -1, -4, 3, -3, 9, -5, 5, -8, 3, 3) \
  ROW("triangle-triangle-00c2db21", "i32 i64 f32 f64", "", 0, 0, -3, 1, -5, -3, -2, 1, -1, 11, -6, 1, 2, 7) \
  ROW("triangle-triangle-97289d98", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 0, 1, -14, -1, -3, 1, -1, -2, -1, -1, -2) \
  ROW("triangle-triangle-fa7bd8d8", "i32 i64 f32 f64", "no-extent", 0, 0, 3, 1, 4, 2, 5, 3, 2, 1, 3, 3, 1, 3) \
  ROW("triangle-triangle-72584448", "i32 i64 f32 f64", "no-extent", 0, 0, 0, 0, -4, 2, -2, 1, 0, 1, 1, 2, 1, 3) \
  ROW("triangle-triangle-ffdd6c6e", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, 3, 0, 4, 0, 5, 0, 1, 0, 2, 0, 0) \
  ROW("triangle-triangle-cf0ede5b", "i32 i64 f32 f64", "corner no-extent", 0, 0, -3, -1, -3, -1, -4, -1, 1, -1, 0, -1, -1, -1) \
  ROW("triangle-triangle-e7700b0b", "i32 i64 f32 f64", "contained other-winding", 1, 0, -7, 7, -5, 8, -6, 7, 6, 17, -21, -2, 2, 4) \
  ROW("triangle-triangle-fab9eb6c", "i32 i64 f32 f64", "contained", 1, 0, 8, 10, 10, 11, 9, 12, -2, -2, 22, 4, 10, 22) \
  ROW("triangle-triangle-ade9a668", "i32 i64 f32 f64", "contained", 1, 0, -2, -2, 22, 4, 10, 22, 8, 10, 10, 11, 9, 12) \
  ROW("triangle-triangle-26d19fa8", "i32 i64 f32 f64", "contained", 1, 0, 1, 0, 5, 1, 3, 4, -27, -27, 33, -12, 3, 33) \
  ROW("triangle-triangle-e7edbbc6", "i32 i64 f32 f64", "contained", 1, 0, -27, -28, 33, -13, 3, 32, 1, 1, 5, 2, 3, 5) \
  ROW("triangle-triangle-1660a1e9", "i32 i64 f32 f64", "contained", 1, 0, 990, 490, 1010, 495, 1000, 510, -120, -540, 2040, 0, 960, 1620) \
  ROW("triangle-triangle-5e06f6f5", "i32 i64 f32 f64", "contained", 1, 0, -120, -540, 2040, 0, 960, 1620, 990, 490, 1010, 495, 1000, 510) \
  ROW("triangle-triangle-53e3ce0b", "i32 i64 f32 f64", "contained", 1, 0, 936, 936, 1064, 968, 1000, 1064, 970, 950, 1050, 970, 1010, 1030) \
  ROW("triangle-triangle-1b20c56a", "i32 i64 f32 f64", "corner", 0, 0, 990, 990, 1010, 995, 1000, 1010, 1280, 980, 1320, 990, 1300, 1020) \
  ROW("triangle-triangle-de305669", "i32 i64 f32 f64", "", 1, 0, 580, 260, 660, 280, 620, 340, 590, 270, 670, 290, 630, 350) \
  ROW("triangle-triangle-1e67d2e0", "i32 i64 f32 f64", "", 0, 0, 580, 260, 660, 280, 620, 340, 680, 260, 760, 280, 720, 340) \
  ROW("triangle-triangle-ad2a16dd", "i32 i64 f32 f64", "contained", 1, 0, -155, -175, 355, -47, 100, 335, 90, 60, 150, 75, 120, 120) \
  ROW("triangle-triangle-1ece18dd", "i32 i64 f32 f64", "contained", 1, 0, 70, 50, 130, 65, 100, 110, -135, -165, 375, -37, 120, 345) \
  ROW("triangle-triangle-9358c9b2", "i32 i64 f32 f64", "corner", 0, 0, -156, -176, 356, -48, 100, 336, 670, 60, 730, 75, 700, 120) \
  ROW("triangle-triangle-fba0354b", "i32 i64 f32 f64", "contained", 1, 0, -320, -400, 960, -80, 320, 880, 480, 280, 520, 290, 500, 320) \
  ROW("triangle-triangle-5b997fbc", "i32 i64 f32 f64", "corner", 0, 0, -100, -100, 100, -50, 0, 100, -3100, -80, -2900, -30, -3000, 120) \
  ROW("triangle-triangle-2f176549", "i32 i64 f32 f64", "crossing", 1, 0, 29110, 3, 0, 0, 39159, 0, 0, -1217, 3, -1954, 1, 607) \
  ROW("triangle-triangle-2f6c1b86", "i32 i64 f32 f64", "", 0, 0, 5222, 4, 5218, 2, 5218, 5, 5116, 0, 5263, 0, 5116, -20) \
  ROW("triangle-triangle-72c1fc29", "i32 i64 f32 f64", "", 1, 0, 0, 17755, 1, 2754, 7599, 0, 7428, 0, 0, 16360, -14311, 0) \
  ROW("triangle-triangle-fda8f373", "i32 i64 f32 f64", "", 1, 0, 0, 7398, -7140, 3, 18844, 1, 1, 10792, 1, 3, 4957, -14165) \
  ROW("triangle-triangle-be383607", "i32 i64 f32 f64", "leaves-i32", 0, 0, 59151, -2310, 2, -13649, -15184, 3, -7585, 0, 2, 2, 3, 7311) \
  ROW("triangle-triangle-f367b5fd", "i32 i64 f32 f64", "leaves-i32", 1, 0, 0, 0, 5779, 6565, -12220, 1, 0, -26787, 0, 3, -1292, 108995) \
  ROW("triangle-triangle-d7f7b89f", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 2, 1, 0, -3187, -6123, 3, -94683, 7316, -15271, 2, -21415, -6632) \
  ROW("triangle-triangle-6f9ca8a6", "i32 i64 f32 f64", "contained", 1, 0, 1, 2, -26011, 3, -20897, -3593, -27471, 1, 0, -22202, 13644, 14739) \
  ROW("triangle-triangle-2b5e79b5", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 6543, 1, -15920, 1, 54150, -40408, -5229, 0, 7806, -5865, -2036, 1) \
  ROW("triangle-triangle-138b58c0", "i32 i64 f32 f64", "parallel", 0, 0, -1994, 4066, -1993, 4061, -1991, 4063, -1994, 4071, -1992, 4065, -1998, 4071) \
  ROW("triangle-triangle-3fbc9446", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, -65435, -65485, 65635, -32717, 100, 65585, 10, 20, 70, 35, 40, 80) \
  ROW("triangle-triangle-1069c56a", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 10, 20, 70, 35, 40, 80, -65435, -65485, 65635, -32717, 100, 65585) \
  ROW("triangle-triangle-7b7842a7", "i32 i64 f64", "leaves-i32", 0, 0, -1159980940, 3, 0, 0, -754784662, 0, 0, 570554457, 3, 919562126, 1, 1306471780) \
  ROW("triangle-triangle-3017cec5", "i32 i64 f32 f64", "leaves-i32", 1, 0, 524290, -65536, 0, 458752, 1048576, 720894, 786434, 393216, 524287, -1, 1048577, 0) \
  ROW("triangle-triangle-70bc4632", "i32 i64 f64", "leaves-i32", 1, 0, 0, -1121593045, 1, 492377159, 1073933353, 0, 1146520602, 0, 0, 845718242, 461684164, 0) \
  ROW("triangle-triangle-5bd8baf0", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763, 3, 86419704, 2348595462, 8473070008) \
  ROW("triangle-triangle-56b09b35", "i64 f64", "leaves-i32 leaves-i64", 1, 0, -157258280, 3, 3, 2, 4799221661, 3, 472410671, 738644405, 0, -3973817407, -989022218, 2) \
  ROW("triangle-triangle-b3a6e649", "i64 f64", "leaves-i32", 0, 0, -349952558, -1243775182, 2, 0, 0, 3, 3, 64887819, -2598686291, -763538098, -791183800, 2) \
  ROW("triangle-triangle-64dddbb0", "i32 i64 f64", "crossing leaves-i32", 1, 0, -2147483518, 17, -2147483522, -1, -2147483521, 19, -2147483527, 5, -2147483520, 0, -2147483522, 7) \
  ROW("triangle-triangle-5e2f13e2", "i64 f64", "contained leaves-i32 leaves-i64", 1, 0, 0, -255901197, 1253247992, 1, 2, 506219840, 3798474502, 3, -1709369761, 2245066997, 2, -979729283) \
  ROW("triangle-triangle-907d7c4d", "i64 f32 f64", "parallel leaves-i32 leaves-i64", 0, 0, 206158430208, 171798691840, 0, 103079198720, 206158430208, 171798675456, 171798691840, -103079215104, 206158430208, 137438953472, 0, 68719476736) \
  ROW("triangle-triangle-0b95946e", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -5.8859285467297054e+153, 3, 0, 0, -7.311458679883785e+153, 0, 0, 3.764686840066811e+153, 3, 3.2272018203455546e+153, 1, 6.531552307102699e+153) \
  ROW("triangle-triangle-66582f3b", "f64", "leaves-i32 vanishes", 0, 0, 0, 1879048192, 2818572288, 1879048192, 1879048192, 0, 1342177024, -1073741824, 1879048448, 1.401298464324817e-45, 1879047936, -1073741760) \
  ROW("triangle-triangle-d73501c6", "f32 f64", "contained leaves-i32 leaves-i64 leaves-f32", 1, 0, -2.990024455006611e+19, -5.950836755232981e+18, 3.161106705069952e+19, 1, 2, 2.396556236942423e+19, 0, 1, 7.989978375722631e+18, 1.373732466571241e+19, -1.1208959194734526e+19, 1) \
  ROW("triangle-triangle-d73e1b50", "f64", "vanishes", 0, 0, 4.203895392974451e-45, 19.5, 3, 25.500003814697266, 1.500000238418579, 22.499998092651367, -2, 17.5, 0.5, 12.5, 0.5, 19.99999237060547) \
  ROW("triangle-triangle-44900908", "f64", "corner vanishes", 0, 0, 12288, 16384, 4096, 24576, 2.802596928649634e-45, 16384.00390625, 4096, 24576.001953125, 12288, 40960.00390625, -12287.998046875, 32768.00390625) \
  ROW("triangle-triangle-47a349d8", "f64", "crossing vanishes", 1, 0, 32, 288.00006103515625, 31.999998092651367, -2.802596928649634e-45, 15.999999046325684, 288, -63.999996185302734, 63.999996185302734, 32.000003814697266, 0, 0, 128) \
  ROW("triangle-triangle-07b6e6a7", "f64", "vanishes", 0, 0, -0.1015624925494194, -0.09375, -0.03125, -0.046875, -0.0390625037252903, -1.401298464324817e-45, -0.1640625, -0.03125, -0.2734375, -0.3046875, -0.0859375, -0.0703125) \
  ROW("triangle-triangle-5bab5be0", "f32 f64", "vanishes", 1, 0, 128.00001525878906, -15.999998092651367, 0, 112, 256, 176, 191.99996948242188, 96.00001525878906, 128, -1.401298464324817e-45, 255.99998474121094, 1.401298464324817e-45) \
  ROW("triangle-triangle-3a42fb50", "f64", "vanishes", 1, 0, 1, -0.7799999713897705, 0.03999999910593033, 0.1600000113248825, -1.401298464324817e-45, -1.401298464324817e-45, 0.5199999213218689, -0.3100000023841858, -2.359999895095825, 2.509999990463257, 0.5, 1.5900001525878906) \
  ROW("triangle-triangle-50d92837", "f64", "vanishes", 1, 0, 0, 2.3822796592817404e-22, 1.058791120959003e-22, 7.1468394827162e-22, 1.058791120959003e-22, 1.401298464324817e-45, 1.058791436503365e-22, 7.1468394827162e-22, -4.235164736271502e-22, 4.499862027417491e-22, 1.0587911840678754e-22, 7.146840492458159e-22)

/* x, y, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_HIT_POINT_QUAD(ROW) \
  ROW("point-quad-0ad7819e", "i32 i64 f32 f64", "level", 0, 0, 0, 0, 0, 2, 0, 1, 1, 0, 1, 1) \
  ROW("point-quad-4a53b930", "i32 i64 f32 f64", "contained level other-winding", 1, 0, 1, 1, 0, 2, 2, 1, 0, 0, 0, 1) \
  ROW("point-quad-4afdf3b8", "i32 i64 f32 f64", "level other-winding", 0, 0, 0, 1, 2, 2, 1, 0, 0, 0, 1, 1) \
  ROW("point-quad-5cfc6488", "i32 i64 f32 f64", "level", 0, 0, 0, 1, 1, 0, 2, 0, 1, 1, 0, 2) \
  ROW("point-quad-bcf0bb2e", "i32 i64 f32 f64", "contained level", 1, 0, 1, 1, 3, 2, 0, 2, 0, 1, 0, 0) \
  ROW("point-quad-9ca67ca1", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 0, 1, 1, 1, 3, 2, 3, 1, 1, 0) \
  ROW("point-quad-56c9414b", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 0, 1, 0, 2, 0, 3, 2, 3, 2, 2) \
  ROW("point-quad-13bba1fc", "i32 i64 f32 f64", "corner level", 0, 0, 2, 4, 2, 0, 3, 0, 2, 2, 2, 1) \
  ROW("point-quad-84a3c5a6", "i32 i64 f32 f64", "level other-winding", 0, 0, 2, 2, 1, 3, 2, 3, 0, 2, 0, 3) \
  ROW("point-quad-8941e222", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 1, 0, 2, 1, 1, 2, 3, 3, 4, 3) \
  ROW("point-quad-072b7dd9", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 0, 0, 3, 4, 4, 3, 2, 0, 2, 3) \
  ROW("point-quad-14b8a4d2", "i32 i64 f32 f64", "", 0, 0, 0, 1, 4, 3, 4, 4, 2, 3, 1, 0) \
  ROW("point-quad-872d9266", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 2, 3, 2, 2, 5, 1, 4, 0, 2, 1) \
  ROW("point-quad-dafa7d12", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 2, 4, 4, 4, 3, 2, 1, 0, 1) \
  ROW("point-quad-f2f00179", "i32 i64 f32 f64", "level other-winding", 0, 0, 5, 2, 5, 3, 3, 0, 3, 3, 5, 4) \
  ROW("point-quad-a2f250a4", "i32 i64 f32 f64", "level", 0, 0, 3, 6, 1, 5, 2, 3, 4, 4, 2, 6) \
  ROW("point-quad-c44b4437", "i32 i64 f32 f64", "level other-winding", 0, 0, 4, 1, 6, 1, 4, 5, 7, 5, 7, 3) \
  ROW("point-quad-ce0f173a", "i32 i64 f32 f64", "level other-winding", 0, 0, 0, -1, 2, 1, 2, 0, 0, 1, 2, 2) \
  ROW("point-quad-a3543669", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 0, 5, 7, 16, 5, 7, -7, 2, 3) \
  ROW("point-quad-367e6943", "i32 i64 f32 f64", "level no-extent", 0, 0, 0, 0, 1, 0, 1, 2, 0, 2, 1, 0) \
  ROW("point-quad-5bff1af3", "i32 i64 f32 f64", "level other-winding no-extent", 0, 0, 0, 1, 1, 1, 2, 1, 2, 1, 0, 0) \
  ROW("point-quad-d731bd78", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, 0, 2, 2, 1, 1, 2, 2, 1, 1) \
  ROW("point-quad-0223dfb6", "i32 i64 f32 f64", "corner no-extent", 0, 0, 3, 5, 1, 3, 0, 2, 1, 3, 2, 4) \
  ROW("point-quad-9fea1333", "i32 i64 f32 f64", "contained level", 1, 0, 3, 2, 1, 1, 5, 2, 4, 5, 2, 4) \
  ROW("point-quad-7ba3b10f", "i32 i64 f32 f64", "contained", 1, 0, 9, 11, -2, -2, 22, -1, 21, 22, -1, 21) \
  ROW("point-quad-ca364eb7", "i32 i64 f32 f64", "contained", 1, 0, 3, 2, -27, -27, 33, -26, 32, 33, -26, 32) \
  ROW("point-quad-88ae4892", "i32 i64 f32 f64", "contained", 1, 0, 1000, 500, -120, -540, 2040, -539, 2039, 1620, -119, 1619) \
  ROW("point-quad-5c04bdbe", "i32 i64 f32 f64", "corner", 0, 0, 960, 540, 990, 490, 1010, 491, 1009, 510, 991, 509) \
  ROW("point-quad-d144ba8a", "i32 i64 f32 f64", "contained", 1, 0, 1000, 1000, 970, 950, 1050, 951, 1049, 1030, 971, 1029) \
  ROW("point-quad-274794f2", "i32 i64 f32 f64", "", 0, 0, 1000, 1000, 1280, 980, 1320, 981, 1319, 1020, 1281, 1019) \
  ROW("point-quad-0c84c329", "i32 i64 f32 f64", "contained", 1, 0, 620, 300, 590, 270, 670, 271, 669, 350, 591, 349) \
  ROW("point-quad-9829c835", "i32 i64 f32 f64", "", 0, 0, 620, 300, 680, 260, 760, 261, 759, 340, 681, 339) \
  ROW("point-quad-102bdac9", "i32 i64 f32 f64", "contained", 1, 0, 100, 80, 90, 60, 150, 61, 149, 120, 91, 119) \
  ROW("point-quad-78273e21", "i32 i64 f32 f64", "contained", 1, 0, 100, 80, -135, -165, 375, -164, 374, 345, -134, 344) \
  ROW("point-quad-3d464dff", "i32 i64 f32 f64", "", 0, 0, 100, 80, 670, 60, 730, 61, 729, 120, 671, 119) \
  ROW("point-quad-abf9751d", "i32 i64 f32 f64", "corner", 0, 0, 320, 240, 480, 280, 520, 281, 519, 320, 481, 319) \
  ROW("point-quad-63f95248", "i32 i64 f32 f64", "", 0, 0, 100, 50, 10, 20, 70, 21, 69, 80, 11, 79) \
  ROW("point-quad-76c6dba6", "i32 i64 f32 f64", "", 0, 0, 0, 0, -3100, -80, -2900, -79, -2901, 120, -3099, 119) \
  ROW("point-quad-b34a86d1", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, -75772, -60209, 1, 2, 3, 2, 3, 0, 1, 0) \
  ROW("point-quad-51f5ce20", "i32 i64 f32 f64", "", 0, 0, 0, -2, 0, 0, 2047, 0, 4096, 0, 4096, -4096) \
  ROW("point-quad-7cb57708", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, -65546, -5168, 3, 1, 2, 1, 2, 72980, 3, 72980) \
  ROW("point-quad-e705d5dd", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 4896, 2, 0, 4205, 54752, 4205, 54752, 1, 0, 1) \
  ROW("point-quad-62cbea7b", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 40, 50, -65435, -65485, 65635, -65484, 65634, 65585, -65434, 65584) \
  ROW("point-quad-7a2884b4", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, -3342627646, 7968833871, 1, 2, 3, 2, 3, 0, 1, 0) \
  ROW("point-quad-589a9376", "i32 i64 f64", "leaves-i32", 0, 0, 0, 0, 458753, 1179648, 917504, 1179648, 2, 0, -1, 589824) \
  ROW("point-quad-bd48e001", "i64 f64", "contained leaves-i32 leaves-i64", 1, 0, 3, 2, 2, 0, 466237554, 0, 466237554, 5986249763, 2, 5986249763) \
  ROW("point-quad-6520519a", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3e+307, 0, 0, 3e+307, 6, 5, 6, 4, 1, 4) \
  ROW("point-quad-c33ed9f6", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3e+307, 7, 0, 9, 1, 3e+307, 9, 0, 0, 0) \
  ROW("point-quad-3d796fb5", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 9, 1e+30, 2, 5e+277, 9, 5e+277, 2e+278, 1, 2e+278, 0) \
  ROW("point-quad-9900ad00", "f64", "corner vanishes", 0, 0, 0, -544, -1.401298464324817e-45, -544.0001220703125, -96, -736, -256, -896.0000610351562, -544, -991.9998779296875) \
  ROW("point-quad-efc1209c", "f64", "vanishes", 0, 0, 4.07831529249908e-56, -1e-323, 2.4469891754994467e-55, 1.631326116999632e-55, 0, 1.6313261169996311e-55, 5e-324, 0, 4.8939783509988934e-55, 1.631326116999632e-55) \
  ROW("point-quad-817848fc", "f64", "contained vanishes", 1, 0, 1.401298464324817e-45, 0, 5.717605096371457e-35, 1.5046329484187314e-36, 3.460655081834889e-35, -1.053243010083251e-35, 0, 0, -1.504632769052528e-36, 5.717605670343308e-35)

/* a_x1, a_y1, a_x2, a_y2, b_x1, b_y1, b_x2, b_y2, x3, y3, x4, y4 */
#define GRAZE_HIT_SEGMENT_QUAD(ROW) \
  ROW("segment-quad-30a02c6f", "i32 i64 f32 f64", "other-winding", 0, 0, 2, 0, 2, 1, 1, 1, 0, 2, 2, 3, 2, 2) \
  ROW("segment-quad-9d74db19", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 1, 3, 1, 2, 4, 1, 3, 0, 2, 0, 2, 3) \
  ROW("segment-quad-57ae670a", "i32 i64 f32 f64", "", 0, 0, 2, 2, 1, 1, 2, 1, 2, 0, 4, 4, 3, 3) \
  ROW("segment-quad-9b072815", "i32 i64 f32 f64", "", 0, 0, 0, 0, 2, 2, 6, 2, 6, 3, 2, 0, 3, 0) \
  ROW("segment-quad-d060555c", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 3, 1, 4, 3, 5, 4, 5, 1, 1, 1, 2) \
  ROW("segment-quad-32ec73a0", "i32 i64 f32 f64", "shared-corner", 1, 0, 4, 3, 1, 2, 3, 2, 4, 3, 4, 4, 1, 4) \
  ROW("segment-quad-a7cca31c", "i32 i64 f32 f64", "corner other-winding", 0, 0, 2, 2, 2, 1, 4, 5, 5, 3, 2, 3, 2, 4) \
  ROW("segment-quad-e1e40de3", "i32 i64 f32 f64", "corner other-winding", 0, 0, 8, 0, 6, 1, 2, 4, 4, 4, 4, 2, 2, 3) \
  ROW("segment-quad-caacf017", "i32 i64 f32 f64", "corner other-winding", 0, 0, 2, 6, 0, 5, 6, 3, 7, 2, 6, 0, 5, 0) \
  ROW("segment-quad-171869c6", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 1, 1, 3, 1, 0, 2, 1, 3, 0, 0, -1) \
  ROW("segment-quad-14eb2ea5", "i32 i64 f32 f64", "corner other-winding", 0, 0, 3, 3, 4, 4, 0, -1, 0, 0, 1, 1, 2, 2) \
  ROW("segment-quad-28553859", "i32 i64 f32 f64", "corner", 0, 0, 2, 7, 1, 5, 1, 0, 0, 3, -1, 1, 0, 0) \
  ROW("segment-quad-b23309e2", "i32 i64 f32 f64", "", 0, 0, 1, 3, 4, 6, 2, 1, 0, 3, -2, 3, 0, 1) \
  ROW("segment-quad-bd96d0c3", "i32 i64 f32 f64", "corner other-winding", 0, 0, 1, 1, 1, -2, 2, 2, 1, 2, 3, 5, 3, 4) \
  ROW("segment-quad-3fc2350c", "i32 i64 f32 f64", "crossing", 1, 0, 0, -1, 5, 9, 3, 3, 1, 2, 2, 1, 4, 3) \
  ROW("segment-quad-13a0957a", "i32 i64 f32 f64", "", 0, 0, 3, 4, -3, 4, 3, 1, 6, 1, 6, 4, 4, 5) \
  ROW("segment-quad-de942194", "i32 i64 f32 f64", "crossing", 1, 0, 2, 7, 10, 3, 5, 5, 6, 6, 5, 9, 2, 8) \
  ROW("segment-quad-58174476", "i32 i64 f32 f64", "", 0, 0, 3, 2, 1, 1, 0, 2, -1, 1, -1, 0, 1, 0) \
  ROW("segment-quad-3ffdf219", "i32 i64 f32 f64", "corner other-winding", 0, 0, 3, -2, 2, -1, 0, 1, 2, 3, 3, 2, 1, 0) \
  ROW("segment-quad-a622809d", "i32 i64 f32 f64", "", 0, 0, -1, 5, 0, 4, 1, 1, 3, 3, 1, 5, -2, 0) \
  ROW("segment-quad-20fecf3d", "i32 i64 f32 f64", "other-winding", 0, 0, 6, 3, 8, 5, 2, 3, 6, 1, 4, -3, 2, -3) \
  ROW("segment-quad-ef897654", "i32 i64 f32 f64", "other-winding", 1, 0, 0, 2, 3, 8, -3, 3, -6, 7, 5, 9, 8, 5) \
  ROW("segment-quad-cd8e688f", "i32 i64 f32 f64", "other-winding", 0, 0, 0, 1, 2, 5, 1, -1, 0, -1, -1, 0, 2, 1) \
  ROW("segment-quad-3c3b8a11", "i32 i64 f32 f64", "", 1, 0, 8, 8, 9, 2, 14, 3, 3, 1, 6, -3, 9, -7) \
  ROW("segment-quad-049428c0", "i32 i64 f32 f64", "contained shared-corner", 1, 0, 2, -3, 5, 0, 2, -3, 9, -2, 12, 2, 1, 4) \
  ROW("segment-quad-0e1fb958", "i32 i64 f32 f64", "contained", 1, 0, -2, 7, -3, 7, 1, 5, 1, 7, -1, 9, -5, 7) \
  ROW("segment-quad-347b6b68", "i32 i64 f32 f64", "", 1, 0, 11, 2, -9, -2, 1, 1, -1, 1, 0, -1, 1, 0) \
  ROW("segment-quad-608f613e", "i32 i64 f32 f64", "other-winding", 1, 0, 0, -1, 1, -3, 0, -4, 0, -3, 0, -2, 2, -3) \
  ROW("segment-quad-ee32a5d0", "i32 i64 f32 f64", "other-winding", 0, 0, -6, 6, -4, 4, 12, 9, -1, 0, -2, 7, 8, 12) \
  ROW("segment-quad-618f6201", "i32 i64 f32 f64", "contained", 1, 0, 8, 14, 8, 13, 6, 9, 14, 15, 7, 16, 3, 13) \
  ROW("segment-quad-d782c8c6", "i32 i64 f32 f64", "corner no-extent", 0, 0, 2, 1, 4, 1, 0, 0, -2, 2, -3, 3, -1, 1) \
  ROW("segment-quad-880264bf", "i32 i64 f32 f64", "contained", 1, 0, 2, 2, 4, 2, -27, -27, 33, -26, 32, 33, -26, 32) \
  ROW("segment-quad-6800a385", "i32 i64 f32 f64", "crossing", 1, 0, -12, -5, 18, 9, 1, 1, 5, 2, 4, 5, 2, 4) \
  ROW("segment-quad-4dee60bc", "i32 i64 f32 f64", "contained", 1, 0, 995, 498, 1005, 502, -120, -540, 2040, -539, 2039, 1620, -119, 1619) \
  ROW("segment-quad-e75a5d71", "i32 i64 f32 f64", "", 0, 0, 420, 270, 1500, 810, 990, 490, 1010, 491, 1009, 510, 991, 509) \
  ROW("segment-quad-bd3d2c45", "i32 i64 f32 f64", "", 1, 0, 968, 984, 1032, 1016, 970, 950, 1050, 951, 1049, 1030, 971, 1029) \
  ROW("segment-quad-ac5998ab", "i32 i64 f32 f64", "", 0, 0, 995, 998, 1005, 1002, 1280, 980, 1320, 981, 1319, 1020, 1281, 1019) \
  ROW("segment-quad-39aae6c2", "i32 i64 f32 f64", "contained", 1, 0, 600, 290, 640, 310, 590, 270, 670, 271, 669, 350, 591, 349) \
  ROW("segment-quad-86512a3e", "i32 i64 f32 f64", "", 0, 0, 600, 290, 640, 310, 680, 260, 760, 261, 759, 340, 681, 339) \
  ROW("segment-quad-d2863fb4", "i32 i64 f32 f64", "crossing", 1, 0, -27, 17, 227, 143, 90, 60, 150, 61, 149, 120, 91, 119) \
  ROW("segment-quad-71d38068", "i32 i64 f32 f64", "contained", 1, 0, 85, 73, 115, 87, -135, -165, 375, -164, 374, 345, -134, 344) \
  ROW("segment-quad-d189ab2a", "i32 i64 f32 f64", "corner", 0, 0, -28, 16, 228, 144, 670, 60, 730, 61, 729, 120, 671, 119) \
  ROW("segment-quad-f8dc37f9", "i32 i64 f32 f64", "", 0, 0, 0, 80, 640, 400, 480, 280, 520, 281, 519, 320, 481, 319) \
  ROW("segment-quad-cd8195ed", "i32 i64 f32 f64", "", 0, 0, -50, -25, 50, 25, -3100, -80, -2900, -79, -2901, 120, -3099, 119) \
  ROW("segment-quad-4129b0da", "i32 i64 f32 f64", "", 0, 0, 0, 7398, -7140, 3, 18844, 1, 1, 1, 1, 3, 18844, 3) \
  ROW("segment-quad-ae8a0cda", "i32 i64 f64", "leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 3, 0, 3, 0, 114613, 69193, 114613) \
  ROW("segment-quad-f316578d", "i32 i64 f32 f64", "", 1, 0, 0, 17755, 1, 2754, 7599, 0, 0, 0, 0, 16360, 7599, 16360) \
  ROW("segment-quad-78fb0d77", "i32 i64 f32 f64", "", 0, 0, 2, 7013, 2, 31265, 38027, -2558, 0, -2558, 0, 2, 38027, 2) \
  ROW("segment-quad-87cb3a0b", "i32 i64 f32 f64", "leaves-i32", 0, 0, 15786, 12836, -58822, -12878, 0, 7346, 1, 7346, 1, 2, 0, 2) \
  ROW("segment-quad-eb409bc7", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, 4896, 2, 0, 4205, 1, 30808, 3, 30808, 3, -85665, 1, -85665) \
  ROW("segment-quad-ae83a00c", "i32 i64 f32 f64", "corner", 0, 0, 19575, 3, 14917, 3, 1, -14013, 0, -14013, 0, -7873, 1, -7873) \
  ROW("segment-quad-9d8d191d", "i32 i64 f32 f64", "contained", 1, 0, 1, 3, -26213, -5560, 2, 13106, -32797, 13106, -32797, -7737, 2, -7737) \
  ROW("segment-quad-2616760b", "i32 i64 f64", "leaves-i32", 1, 0, -133890, -583224, -133870, -583234, -133870, -583232, -133870, -583234, -133871, -583234, -133872, -583232) \
  ROW("segment-quad-2a2e81a4", "i32 i64 f32 f64", "crossing", 1, 0, -32667, -16333, 32867, 16433, 10, 20, 70, 21, 69, 80, 11, 79) \
  ROW("segment-quad-78878ae3", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 25, 43, 55, 57, -65435, -65485, 65635, -65484, 65634, 65585, -65434, 65584) \
  ROW("segment-quad-91b36d18", "i64 f64", "crossing leaves-i32 leaves-i64", 1, 0, 0, 0, 1370922519, 3126696272, 140650061, 1, 0, 1, 0, 3, 140650061, 3) \
  ROW("segment-quad-37346998", "i32 i64 f64", "leaves-i32", 0, 0, 0, 411026544, -342036299, 3, 1691405533, 1, 1, 1, 1, 3, 1691405533, 3) \
  ROW("segment-quad-3f2fcd7f", "i32 i64 f64", "leaves-i32", 0, 0, 0, 786431, 0, 1, 0, 786434, 262142, 786432, 524290, 1048574, 0, 1310720) \
  ROW("segment-quad-7d2953ee", "i64 f64", "leaves-i32 leaves-i64", 1, 0, -157258280, 3, 3, 2, 4799221661, 3, 0, 3, 0, -3973817407, 4799221661, -3973817407) \
  ROW("segment-quad-a4e5e2c7", "i32 i64 f64", "corner leaves-i32", 0, 0, 4718592, 4718592, 1, 0, -2, 1, 0, 1048576, -262144, 786432, -524288, 524287) \
  ROW("segment-quad-8ca99dc2", "i32 i64 f64", "contained leaves-i32", 1, 0, 2147483644, 8, 2147483642, 5, -2147483639, 2, 2147483647, 2, 2147483645, 11, -2147483636, 12) \
  ROW("segment-quad-6af11d47", "i32 i64 f64", "parallel leaves-i32", 0, 0, -2147483515, -59, -2147483522, -45, -2147483515, -31, -2147483517, -53, -2147483515, -57, -2147483514, -48) \
  ROW("segment-quad-ce92cd31", "i32 i64 f64", "leaves-i32", 1, 0, -1071023, -18663003, -1071003, -18663013, -1071003, -18663011, -1071003, -18663013, -1071004, -18663013, -1071005, -18663011) \
  ROW("segment-quad-cd7c8ca1", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, -2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, 1, 1, 3, 3.5196022868426134e+153, 3) \
  ROW("segment-quad-22cdceab", "f64", "corner leaves-i32 vanishes", 0, 0, 33554432, 0, 0, 37748732, 117440512, 8388608, 33554436, 1.401298464324817e-45, 33554440, 8388608, 75497464, 16777218) \
  ROW("segment-quad-66321ce8", "f64", "vanishes", 0, 0, 80, -112, 4.203895392974451e-45, -208, 16.0000057220459, 80, 112.0000228881836, -208, 48, 48, 16.0000057220459, 144.00001525878906) \
  ROW("segment-quad-98839f47", "f64", "vanishes", 0, 0, -2.802596928649634e-45, 32, 47.99998474121094, -2.802596928649634e-45, 79.9999771118164, -3.999999761581421, 71.99999237060547, 20.0000057220459, 8, 32, 36, 8) \
  ROW("segment-quad-e96c07bf", "f64", "crossing vanishes", 1, 0, -0.24999994039535522, -0.3125, 1.401298464324817e-45, -0.0625, 1.401298464324817e-45, -0.4062500298023224, -0.125, -0.1875, 0.125, -0.4999999403953552, 0.25, -0.75) \
  ROW("segment-quad-c2678b12", "f32 f64", "corner vanishes", 0, 0, 576, -63.99999237060547, 1152, -64.00001525878906, 448, 384.00006103515625, 575.9998779296875, -1.401298464324817e-45, 703.9999389648438, 128, 703.9998779296875, 256) \
  ROW("segment-quad-a2f91dcb", "f32 f64", "vanishes", 1, 0, 6.3108872417680944e-30, -6.3108872417680944e-30, 6.941976567798012e-29, 3.7865323450608567e-29, 5.679798517591285e-29, -3.34477023813709e-28, 1.5146130583949642e-28, -2.8398997402781286e-28, 1.9563749245774878e-28, -1.3883949524477377e-28, 0, 0) \
  ROW("segment-quad-6bc01b64", "f64", "contained vanishes", 1, 0, 2.8434333556510326e-25, 1.706059618960167e-24, 2.8434331091319998e-25, 1.7060600133906196e-24, 8.530300066953098e-25, 9.04728794979874e-25, 5.169878828456423e-26, 3.360421238496675e-25, -3.101927297073854e-25, 1.5251142543946448e-24, 2.8434333556510326e-25, 1.706060210605846e-24) \
  ROW("segment-quad-52668ee3", "f64", "parallel vanishes", 0, 0, 1.1479156760056036e-40, 3.4438311059246704e-41, 2.984625599165428e-40, -1.0331493317774011e-40, 3.2142423655296924e-40, 2.2958874039497803e-41, 2.9846536251347144e-40, -1.0331213058081146e-40, 1.6071211827648462e-40, 2.802596928649634e-45, 2.7550648847397363e-40, 5.739718509874451e-41)

/* cx, cy, r, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_HIT_DISC_QUAD(ROW) \
  ROW("disc-quad-dbbbae61", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 0, 1, 1, 2, 0, 1, 0, 0, 1, 0, 2) \
  ROW("disc-quad-6f8f67fe", "i32 i64 f32 f64", "level", 1, 0, 0, 1, 2, 1, 0, 2, 0, 2, 1, 0, 2) \
  ROW("disc-quad-7dfbd100", "i32 i64 f32 f64", "corner level", 1, 0, 1, 1, 3, 2, 1, 1, 1, 0, 0, 3, 0) \
  ROW("disc-quad-b692a879", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 0, 1, 1, 1, 1, 0, 1, 0, 4, 1, 4) \
  ROW("disc-quad-e502e371", "i32 i64 f32 f64", "corner other-winding", 0, 0, 0, 0, 1, 1, 2, 2, 3, 2, 1, 1, 1) \
  ROW("disc-quad-215f9078", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 1, 2, 3, 2, 1, 2, 0, 1, 0, 1, 2) \
  ROW("disc-quad-e671dccb", "i32 i64 f32 f64", "contained", 1, 0, 2, 2, 1, 1, 0, 4, 0, 1, 7, 0, 0) \
  ROW("disc-quad-eb4bccb3", "i32 i64 f32 f64", "level other-winding", 1, 0, 1, 1, 1, 2, 3, 3, 1, 0, 2, 1, 3) \
  ROW("disc-quad-8ca3e604", "i32 i64 f32 f64", "corner level", 1, 0, 0, 2, 1, 1, 2, 2, 3, 1, 5, 0, 2) \
  ROW("disc-quad-8ce3ee4b", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 2, 1, 2, 3, 2, 3, 3, 1, 3) \
  ROW("disc-quad-cc3abe49", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 3, 0, 3, 3, 0, 2, 0, 4, 1, 4, 0) \
  ROW("disc-quad-80c87894", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 2, 0, 1, 3, 4, 3, 1, 2, 2, 2, 3) \
  ROW("disc-quad-fc2f4427", "i32 i64 f32 f64", "corner other-winding", 1, 0, 1, 4, 2, 3, 2, 3, 1, 2, 1, 2, 3) \
  ROW("disc-quad-353a9f04", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 6, 2, 3, 2, 3, 2, 2, 0, 2, 0, 3) \
  ROW("disc-quad-b77fe039", "i32 i64 f32 f64", "", 0, 0, 0, 1, 1, 5, 3, 4, 3, 4, 0, 5, 0) \
  ROW("disc-quad-b639d06a", "i32 i64 f32 f64", "", 0, 0, 4, 4, 1, 2, 1, 5, 2, 3, 3, 2, 2) \
  ROW("disc-quad-a853fc62", "i32 i64 f32 f64", "contained other-winding", 1, 0, 3, 3, 1, 2, 7, 4, 8, 4, 2, 1, 2) \
  ROW("disc-quad-9461f4c5", "i32 i64 f32 f64", "corner other-winding", 1, 0, 4, -2, 3, 1, 0, 0, 1, 0, 2, 2, 0) \
  ROW("disc-quad-3a0e7ceb", "i32 i64 f32 f64", "other-winding", 0, 0, 4, 2, 3, 3, 5, -1, 3, 1, 9, 3, 7) \
  ROW("disc-quad-9f5bdc7f", "i32 i64 f32 f64", "level", 1, 0, 0, -1, 1, 0, 1, 1, -1, 1, 0, 1, 1) \
  ROW("disc-quad-cf719ee0", "i32 i64 f32 f64", "level other-winding", 1, 0, 5, -1, 1, 6, 0, 3, -1, 6, 2, 7, 1) \
  ROW("disc-quad-3c86217d", "i32 i64 f32 f64", "", 1, 0, 0, 0, 2, -3, -2, -1, 2, -2, 2, -4, -2) \
  ROW("disc-quad-e290bb2a", "i32 i64 f32 f64", "level other-winding", 1, 0, 5, -2, 1, 13, 5, 12, -2, 8, -5, -1, 7) \
  ROW("disc-quad-baad5b26", "i32 i64 f32 f64", "contained level other-winding", 1, 0, 0, 0, 6, 0, 14, 14, 14, 0, -14, -14, 0) \
  ROW("disc-quad-4abbba75", "i32 i64 f32 f64", "level other-winding", 1, 0, -2, -3, 3, -2, -7, -4, -6, -6, -4, -6, -3) \
  ROW("disc-quad-78a36263", "i32 i64 f32 f64", "corner level no-extent", 0, 0, 0, 3, 1, 0, 1, 0, 0, 0, 1, 0, 0) \
  ROW("disc-quad-fb1ac723", "i32 i64 f32 f64", "level no-extent", 0, 0, 1, 0, 0, 3, 1, 0, 2, 0, 1, 2, 0) \
  ROW("disc-quad-3f44acf4", "i32 i64 f32 f64", "corner no-extent", 0, 0, 9, -5, 2, 7, -3, 6, -2, 3, 1, 4, 0) \
  ROW("disc-quad-2b171d7f", "i32 i64 f32 f64", "contained", 1, 0, 9, 11, 1, -2, -2, 22, -1, 21, 22, -1, 21) \
  ROW("disc-quad-2fe1a71c", "i32 i64 f32 f64", "contained", 1, 0, 3, 2, 2, -27, -27, 33, -26, 32, 33, -26, 32) \
  ROW("disc-quad-e3d18431", "i32 i64 f32 f64", "contained level", 1, 0, 3, 2, 30, 1, 1, 5, 2, 4, 5, 2, 4) \
  ROW("disc-quad-ae44ca92", "i32 i64 f32 f64", "contained", 1, 0, 1000, 500, 10, -120, -540, 2040, -539, 2039, 1620, -119, 1619) \
  ROW("disc-quad-b32041b4", "i32 i64 f32 f64", "corner", 1, 0, 960, 540, 1080, 990, 490, 1010, 491, 1009, 510, 991, 509) \
  ROW("disc-quad-efd3f4cf", "i32 i64 f32 f64", "contained", 1, 0, 1000, 1000, 64, 970, 950, 1050, 951, 1049, 1030, 971, 1029) \
  ROW("disc-quad-a0dc5174", "i32 i64 f32 f64", "", 0, 0, 1000, 1000, 10, 1280, 980, 1320, 981, 1319, 1020, 1281, 1019) \
  ROW("disc-quad-40838390", "i32 i64 f32 f64", "contained", 1, 0, 620, 300, 40, 590, 270, 670, 271, 669, 350, 591, 349) \
  ROW("disc-quad-6d43e974", "i32 i64 f32 f64", "", 0, 0, 620, 300, 40, 680, 260, 760, 261, 759, 340, 681, 339) \
  ROW("disc-quad-af8a156a", "i32 i64 f32 f64", "contained", 1, 0, 100, 80, 255, 90, 60, 150, 61, 149, 120, 91, 119) \
  ROW("disc-quad-806e5175", "i32 i64 f32 f64", "contained", 1, 0, 100, 80, 30, -135, -165, 375, -164, 374, 345, -134, 344) \
  ROW("disc-quad-2665e629", "i32 i64 f32 f64", "", 0, 0, 100, 80, 256, 670, 60, 730, 61, 729, 120, 671, 119) \
  ROW("disc-quad-3582e21e", "i32 i64 f32 f64", "corner", 1, 0, 320, 240, 640, 480, 280, 520, 281, 519, 320, 481, 319) \
  ROW("disc-quad-0a1d74cc", "i32 i64 f32 f64", "", 0, 0, 0, 0, 100, -3100, -80, -2900, -79, -2901, 120, -3099, 119) \
  ROW("disc-quad-8da1d72d", "i32 i64 f32 f64", "corner", 1, 0, 19575, 3, 14917, 3, 1, 8139, 1, 8139, 0, 3, 0) \
  ROW("disc-quad-f82c379c", "i32 i64 f32 f64", "corner", 0, 0, 3, 2, 2, 0, 28214, -24118, 28214, -24118, 3, 0, 3) \
  ROW("disc-quad-0f70fb5c", "i32 i64 f32 f64", "leaves-i32", 1, 0, 0, -14063, 9375, 0, 0, 1, 0, 1, -90937, 0, -90937) \
  ROW("disc-quad-1d969e48", "i32 i64 f32 f64", "leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 24480, 69193, 24480, 0, 2, 0) \
  ROW("disc-quad-2d6f691c", "i32 i64 f32 f64", "contained", 1, 0, 2, 7013, 2, 31265, 38027, -19825, 38027, -19825, 0, 31265, 0) \
  ROW("disc-quad-9d001c1b", "i32 i64 f32 f64", "leaves-i32", 1, 0, 100, 50, 65535, 10, 20, 70, 21, 69, 80, 11, 79) \
  ROW("disc-quad-0ad842d5", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 40, 50, 30, -65435, -65485, 65635, -65484, 65634, 65585, -65434, 65584) \
  ROW("disc-quad-9fc7a0c8", "i32 i64 f64", "corner leaves-i32", 1, 0, -3, -3, 2147483647, -1, -3, 5, -3, 8, -2, 5, -1) \
  ROW("disc-quad-e789a5e0", "i32 i64 f64", "leaves-i32", 1, 0, 15, 22, 2147483647, 3, 30, 13, 13, 13, 20, 8, 30) \
  ROW("disc-quad-aa7593e5", "i32 i64 f64", "contained leaves-i32", 1, 0, -23, 4, 2147483647, -32, 27, -25, 4, -17, 2, -23, 17) \
  ROW("disc-quad-8995616e", "i32 i64 f64", "corner leaves-i32", 0, 0, 1, 1, 393216, -1048576, 655360, -1048577, 786430, 0, 524287, 2, 393217) \
  ROW("disc-quad-2277e962", "i64 f64", "leaves-i32 leaves-i64", 0, 0, -157258280, 3, 3, 2, 4799221661, 738644405, 4799221661, 738644405, 0, 2, 0) \
  ROW("disc-quad-62c27779", "i32 i64 f64", "contained leaves-i32", 1, 0, 513178394, 3, 2, 888177521, -837157457, -542613476, -837157457, -542613476, 624240428, 888177521, 624240428) \
  ROW("disc-quad-0e28d698", "i64 f64", "contained leaves-i32 leaves-i64", 1, 0, -149743482, 24309352, 2, -5281550115, -7260260262, 681837820, -7260260262, 681837820, 406237154, -5281550115, 406237154) \
  ROW("disc-quad-05d04a68", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1, 8e+307, 7e+307, 2, 5, 0, 5, 0, 0, 1, 0) \
  ROW("disc-quad-2317b1ca", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 5e+153, 0, 3e+153, 2e+154, 1, 0, 1, 0, 0, 1, 0) \
  ROW("disc-quad-ab30713e", "f64", "corner leaves-i32 vanishes", 1, 0, 8388608, 69206008, 6291456.5, 0, 102760440, 2097152, 69206032, -2.802596928649634e-45, 52428800, -2097151.75, 102760432) \
  ROW("disc-quad-6f98da6a", "f64", "corner leaves-i32 vanishes", 0, 0, 1.401298464324817e-45, 0, 1140850688, 612368384, 1451229184, 536871040, 1006632960, 864026496, 1317011200, 939524096, 1761607936) \
  ROW("disc-quad-e307af09", "f32 f64", "vanishes", 1, 0, 3, 13.000000953674316, 3.5, 0, 12.5, -2.5, 14.5, -1.401298464324817e-45, 18.5, 2.5, 18.5) \
  ROW("disc-quad-cd3bdaf8", "f64", "corner vanishes", 0, 0, 0, -2.802596928649634e-45, 13312, -5120, -12288.001953125, -4224, -14848, -5376, -15104, -7296, -11392) \
  ROW("disc-quad-42ffddce", "f64", "corner vanishes", 1, 0, -5.605193857299268e-45, -5.605193857299268e-45, 20, 8, -21, 6.000000476837158, -30.999996185302734, 20, -21, 11.99999713897705, -16) \
  ROW("disc-quad-24ee0b43", "f64", "contained vanishes", 1, 0, -2e-323, -3.7499999999999996, 0.625, 1.6250000000000004, -3.7499999999999996, 0.875, -4.375, -0.625, -3.7499999999999996, 0.12499999999999996, -2.5) \
  ROW("disc-quad-bda8389c", "f64", "vanishes", 0, 0, 1.401298464324817e-45, 1.401298464324817e-45, 320, 320, 640, 255.99996948242188, 192.0000457763672, 448, -64.0000228881836, 768, 576)

/* a_x1, a_y1, a_x2, a_y2, r, b_x1, b_y1, b_x2, b_y2, x3, y3, x4, y4 */
#define GRAZE_HIT_CAPSULE_QUAD(ROW) \
  ROW("capsule-quad-104650d1", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 1, 1, 2, 1, 1, 2, 1, 2, 3, 1, 3, 1, 1) \
  ROW("capsule-quad-6d35db7b", "i32 i64 f32 f64", "parallel shared-corner other-winding", 1, 0, 2, 0, 1, 1, 2, 2, 0, 1, 1, 4, 2, 4, 0) \
  ROW("capsule-quad-ca3b3543", "i32 i64 f32 f64", "contained shared-corner other-winding", 1, 0, 1, 3, 1, 1, 2, 0, 1, 1, 3, 2, 2, 2, 1) \
  ROW("capsule-quad-eee98b37", "i32 i64 f32 f64", "crossing other-winding", 1, 0, 0, 0, 4, 2, 3, 2, 0, 1, 1, 2, 2, 3, 0) \
  ROW("capsule-quad-53e1f427", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 2, 3, 2, 6, 1, 1, 0, 2, 0, 2, 3, 0, 2) \
  ROW("capsule-quad-fca87817", "i32 i64 f32 f64", "corner shared-corner other-winding", 1, 0, 4, 2, 3, 1, 1, 2, 0, 1, 1, 3, 2, 3, 1) \
  ROW("capsule-quad-04f88b52", "i32 i64 f32 f64", "corner shared-corner other-winding", 1, 0, 2, 3, 0, 7, 1, 0, 1, 0, 2, 1, 3, 2, 3) \
  ROW("capsule-quad-6a4328e2", "i32 i64 f32 f64", "other-winding", 1, 0, 3, 1, 3, 4, 1, 2, 0, 0, 2, 1, 3, 3, 2) \
  ROW("capsule-quad-aa4510e8", "i32 i64 f32 f64", "corner other-winding", 1, 0, 4, 2, 3, 1, 2, 0, 2, 2, 4, 2, 1, 1, 1) \
  ROW("capsule-quad-b70a1da2", "i32 i64 f32 f64", "", 1, 0, 2, 1, 2, 2, 2, 2, 3, 2, 4, 0, 3, 0, 2) \
  ROW("capsule-quad-861e874c", "i32 i64 f32 f64", "corner shared-corner other-winding", 1, 0, 3, 2, 6, 3, 1, 0, 1, 3, 2, 3, 1, 2, 0) \
  ROW("capsule-quad-0bd35827", "i32 i64 f32 f64", "corner other-winding", 1, 0, 4, 2, 4, 3, 2, 1, 2, 1, 3, 2, 4, 3, 3) \
  ROW("capsule-quad-2288e854", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 0, 5, 2, 7, 1, 1, 2, 2, 4, 1, 5, 0, 5) \
  ROW("capsule-quad-6ecedd80", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 0, 1, 4, 0, 8, 8, 1, 8, 0, 4, 0, 1, 0) \
  ROW("capsule-quad-146b7db0", "i32 i64 f32 f64", "other-winding", 0, 0, 6, 0, 7, 0, 2, 4, 4, 5, 2, 4, 1, 2, 2) \
  ROW("capsule-quad-eb7de076", "i32 i64 f32 f64", "corner other-winding", 1, 0, 5, 1, 4, 0, 3, 2, 4, 0, 7, 4, 3, 4, 2) \
  ROW("capsule-quad-b52e842d", "i32 i64 f32 f64", "corner other-winding", 1, 0, 1, 8, 2, 6, 3, 1, 2, 1, 3, 3, 4, 4, 2) \
  ROW("capsule-quad-9abd5e23", "i32 i64 f32 f64", "other-winding", 1, 0, 5, 0, 4, 1, 2, 6, 4, 3, 2, 2, 3, 5, 5) \
  ROW("capsule-quad-4fff726c", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 3, 8, 3, 4, 1, 3, 4, 3, 0, 5, 0, 5, 4) \
  ROW("capsule-quad-4076021b", "i32 i64 f32 f64", "corner other-winding", 1, 0, 6, 5, 5, 4, 2, 2, 4, 4, 3, 3, 2, 2, 2) \
  ROW("capsule-quad-b840e7df", "i32 i64 f32 f64", "corner", 0, 0, 7, 3, 7, 2, 1, 3, 5, 2, 5, 1, 3, 4, 3) \
  ROW("capsule-quad-84f95d2f", "i32 i64 f32 f64", "corner shared-corner other-winding", 1, 0, 5, 3, 3, 2, 2, 4, 5, 6, 8, 4, 3, 3, 2) \
  ROW("capsule-quad-ecccd5a7", "i32 i64 f32 f64", "", 0, 0, 3, 9, 0, 2, 2, 8, 7, 6, 7, 4, 5, 8, 1) \
  ROW("capsule-quad-02be8807", "i32 i64 f32 f64", "other-winding", 1, 0, 8, 8, 4, 4, 4, 9, 5, 6, 5, 7, 9, 8, 9) \
  ROW("capsule-quad-35425b34", "i32 i64 f32 f64", "contained shared-corner", 1, 0, 0, 1, 1, 1, 2, 0, 0, 3, 2, 0, 1, -1, 0) \
  ROW("capsule-quad-ba74ef7d", "i32 i64 f32 f64", "parallel", 0, 0, 1, 0, 0, 0, 1, 1, 4, 0, 4, -1, 3, 1, 3) \
  ROW("capsule-quad-e1a1e67c", "i32 i64 f32 f64", "corner other-winding", 1, 0, 3, 3, 4, 4, 3, 0, -1, 0, 0, 1, 1, 2, 2) \
  ROW("capsule-quad-846d742e", "i32 i64 f32 f64", "corner", 0, 0, -1, 6, 0, 4, 1, 2, 0, 4, 1, 3, 3, 1, 2) \
  ROW("capsule-quad-45f24293", "i32 i64 f32 f64", "corner", 0, 0, 7, -5, 5, 1, 2, 0, 6, 0, 4, 4, 4, 4, 5) \
  ROW("capsule-quad-948031df", "i32 i64 f32 f64", "corner other-winding", 0, 0, 2, 3, 1, 5, 1, 0, 1, 2, 1, 2, -1, 0, -1) \
  ROW("capsule-quad-cff00722", "i32 i64 f32 f64", "corner other-winding", 1, 0, 2, 5, 1, 5, 2, 0, 4, 0, 1, -2, 2, -2, 3) \
  ROW("capsule-quad-3b25f0b4", "i32 i64 f32 f64", "crossing other-winding", 1, 0, 4, 2, 14, -3, 2, 5, 2, 5, 1, 4, 0, 2, 1) \
  ROW("capsule-quad-aa950418", "i32 i64 f32 f64", "other-winding", 1, 0, 4, 0, 0, 6, 3, 5, 3, 9, 6, 11, 3, 11, 0) \
  ROW("capsule-quad-8747602a", "i32 i64 f32 f64", "", 1, 0, 10, 5, 0, 0, 1, 7, 7, 7, 6, 7, 5, 11, 5) \
  ROW("capsule-quad-f6a288af", "i32 i64 f32 f64", "corner", 0, 0, 1, 3, 2, 3, 1, 4, -2, 4, -1, 3, 0, 2, -3) \
  ROW("capsule-quad-2ce6d16b", "i32 i64 f32 f64", "other-winding", 1, 0, -5, 7, -1, 5, 1, 4, 4, -2, 2, 0, 6, 2, 6) \
  ROW("capsule-quad-176a8025", "i32 i64 f32 f64", "other-winding", 0, 0, -1, 7, 4, 10, 1, 9, 1, 8, -1, 6, 1, 8, 2) \
  ROW("capsule-quad-0a0d8ce1", "i32 i64 f32 f64", "contained", 1, 0, -1, 0, 1, 0, 2, 0, -4, 8, 4, 0, 4, -8, -4) \
  ROW("capsule-quad-9f74df58", "i32 i64 f32 f64", "", 1, 0, 4, 4, 8, 4, 1, 9, 7, 7, -7, 14, -8, 16, 6) \
  ROW("capsule-quad-a037ace5", "i32 i64 f32 f64", "", 1, 0, -4, 1, -2, 2, 1, 5, 5, 1, 8, -2, 4, -1, -3) \
  ROW("capsule-quad-3ee7d873", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, 0, 0, 0, 1, 2, 2, 1, 1, 3, 0, 3, 1) \
  ROW("capsule-quad-a8c95999", "i32 i64 f32 f64", "corner shared-corner no-extent", 1, 0, 1, 0, 1, 0, 2, 1, 1, 1, 0, 3, 1, 2, 1) \
  ROW("capsule-quad-55090f1c", "i32 i64 f32 f64", "other-winding", 1, 0, 10, -20, -10, 20, 34, 3, 0, 1, -2, -3, 2, 3, 2) \
  ROW("capsule-quad-412a1397", "i32 i64 f32 f64", "contained", 1, 0, -5, 24, 0, 14, 1, 10, 29, -14, 39, 0, 5, 5, 17) \
  ROW("capsule-quad-6447902c", "i32 i64 f32 f64", "contained", 1, 0, 8, 11, 9, 12, 1, -2, -2, 22, -1, 21, 22, -1, 21) \
  ROW("capsule-quad-41b0d7d0", "i32 i64 f32 f64", "contained", 1, 0, 1, 2, 4, 3, 1, -27, -27, 33, -26, 32, 33, -26, 32) \
  ROW("capsule-quad-1c96bf47", "i32 i64 f32 f64", "crossing", 1, 0, -27, 2, 18, 3, 15, 1, 1, 5, 2, 4, 5, 2, 4) \
  ROW("capsule-quad-29423f5b", "i32 i64 f32 f64", "contained", 1, 0, 990, 500, 1005, 501, 5, -120, -540, 2040, -539, 2039, 1620, -119, 1619) \
  ROW("capsule-quad-8bca701f", "i32 i64 f32 f64", "", 1, 0, -120, 540, 1500, 541, 540, 990, 490, 1010, 491, 1009, 510, 991, 509) \
  ROW("capsule-quad-d2560fb9", "i32 i64 f32 f64", "", 1, 0, 936, 1000, 1032, 1001, 32, 970, 950, 1050, 951, 1049, 1030, 971, 1029) \
  ROW("capsule-quad-92600471", "i32 i64 f32 f64", "", 0, 0, 990, 1000, 1005, 1001, 5, 1280, 980, 1320, 981, 1319, 1020, 1281, 1019) \
  ROW("capsule-quad-6fe59e3d", "i32 i64 f32 f64", "", 1, 0, 580, 300, 640, 301, 20, 590, 270, 670, 271, 669, 350, 591, 349) \
  ROW("capsule-quad-8b525ad1", "i32 i64 f32 f64", "", 0, 0, 580, 300, 640, 301, 20, 680, 260, 760, 261, 759, 340, 681, 339) \
  ROW("capsule-quad-cc7d40e1", "i32 i64 f32 f64", "crossing", 1, 0, -155, 80, 227, 81, 127, 90, 60, 150, 61, 149, 120, 91, 119) \
  ROW("capsule-quad-99106478", "i32 i64 f32 f64", "contained", 1, 0, 70, 80, 115, 81, 15, -135, -165, 375, -164, 374, 345, -134, 344) \
  ROW("capsule-quad-18587194", "i32 i64 f32 f64", "", 0, 0, -156, 80, 228, 81, 128, 670, 60, 730, 61, 729, 120, 671, 119) \
  ROW("capsule-quad-2b51441d", "i32 i64 f32 f64", "", 1, 0, -320, 240, 640, 241, 320, 480, 280, 520, 281, 519, 320, 481, 319) \
  ROW("capsule-quad-68e6d582", "i32 i64 f32 f64", "", 0, 0, -100, 0, 50, 1, 50, -3100, -80, -2900, -79, -2901, 120, -3099, 119) \
  ROW("capsule-quad-df67f81f", "i32 i64 f32 f64", "", 1, 0, 0, 7398, -7140, 3, 18844, 1, 1, 3, 1, 3, 4957, 1, 4957) \
  ROW("capsule-quad-3e7cc947", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, 2390, -59879, 32167, 64661, 1, 87843, 1, 1, 1, 1, 2, 87843, 2) \
  ROW("capsule-quad-0c9fcb15", "i32 i64 f32 f64", "leaves-i32", 1, 0, 3, 2, 2, 0, 28214, 2, 8817, -6094, 8817, -6094, -78984, 2, -78984) \
  ROW("capsule-quad-5488e4d4", "i32 i64 f32 f64", "parallel", 1, 0, -38515, 2, 20567, 2, 9353, 2, 3, -25877, 3, -25877, 17570, 2, 17570) \
  ROW("capsule-quad-ad65d93d", "i32 i64 f32 f64", "leaves-i32", 0, 0, 53462, 0, -13525, -81413, 1, 14512, 33056, 1, 33056, 1, 0, 14512, 0) \
  ROW("capsule-quad-cbecc023", "i32 i64 f32 f64", "leaves-i32", 1, 0, -118445, 0, 30122, -4641, 2, 3, 0, 65350, 0, 65350, -9665, 3, -9665) \
  ROW("capsule-quad-b9ccf9a4", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, -11260, 3, 3, 2, 69193, 3, -10428, 114613, -10428, 114613, -69, 3, -69) \
  ROW("capsule-quad-2a5fd081", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 35054, 19502, 14752, 1, 11017, 1, 0, -71368, 0, -71368, -7174, 1, -7174) \
  ROW("capsule-quad-94d7bd46", "i32 i64 f32 f64", "leaves-i32", 0, 0, -65322, -74336, -92774, 3, 12017, 0, -90036, 24260, -90036, 24260, 2, 0, 2) \
  ROW("capsule-quad-ec47ad5e", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 4896, 2, 0, 4205, 1, 30808, 54752, -85665, 54752, -85665, -38948, 30808, -38948) \
  ROW("capsule-quad-5f54fe74", "i32 i64 f32 f64", "leaves-i32", 1, 0, 45056, -20480, 73728, -49152, 32768, 53248, -28672, 94207, -4096, 12288, -4098, 12288, -16382) \
  ROW("capsule-quad-7a056cfe", "f64", "parallel", 0, 0, 0.24999994039535522, 0.09375002235174179, 0, 0.09375002235174179, 0.2187499850988388, 0.09375002235174179, -0.125, 0.03125, -0.25000011920928955, -0.03125, -0.25000011920928955, -0.09375, -0.125) \
  ROW("capsule-quad-aabd33ef", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, -65435, 50, 32867, 51, 32767, 10, 20, 70, 21, 69, 80, 11, 79) \
  ROW("capsule-quad-078ef0a3", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 10, 50, 55, 51, 15, -65435, -65485, 65635, -65484, 65634, 65585, -65434, 65584) \
  ROW("capsule-quad-3aaa8cc8", "i32 i64 f64", "leaves-i32", 1, 0, 7, 2, 2, 2, 2147483645, 8, -4, 7, -7, 4, -7, 8, 2) \
  ROW("capsule-quad-d0e7ff5e", "i32 i64 f64", "parallel leaves-i32", 1, 0, -1, -1, -1, 7, 2147483645, -2, -3, -3, 4, -3, 5, -2, 5) \
  ROW("capsule-quad-7ce9adeb", "i32 i64 f64", "leaves-i32", 1, 0, 0, 0, 5779, 6565, 2147471428, 1, 0, 3, 0, 3, -1292, 1, -1292) \
  ROW("capsule-quad-0a18fd39", "i32 i64 f64", "corner leaves-i32", 1, 0, -25512, 1, -60483, -103418, 2147472444, 0, 74815, -8705, 74815, -8705, 2, 0, 2) \
  ROW("capsule-quad-cfd33e8b", "i64 f64", "crossing leaves-i32 leaves-i64", 1, 0, 0, 0, 1370922519, 3126696272, 140650061, 1, 0, 3, 0, 3, 2269573699, 1, 2269573699) \
  ROW("capsule-quad-69d56d4d", "i32 i64 f64", "leaves-i32", 1, 0, -14675, 3, 2, -11879, 2147448240, -7333, 0, 45753, 0, 45753, -51561, -7333, -51561) \
  ROW("capsule-quad-0d71d4ac", "i32 i64 f64", "contained leaves-i32", 1, 0, 9553, 0, 51400, 0, 2147482476, 8983, -19460, 64050, -19460, 64050, 56366, 8983, 56366) \
  ROW("capsule-quad-713f02bb", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 774588763, -558591793, 1746236390, -3515016352, 1, 3127373873, 1, 1, 1, 1, 2, 3127373873, 2) \
  ROW("capsule-quad-179e30e2", "i32 i64 f64", "corner leaves-i32", 0, 0, -2147483616, -1, -2147483617, -8, 5, -2147483603, -7, -2147483601, 2, -2147483602, 12, -2147483612, -10) \
  ROW("capsule-quad-dc19a4e8", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 7723111604, 0, -870233993, 6540486666, 1, 262097547, 104968238, 1, 104968238, 1, 0, 262097547, 0) \
  ROW("capsule-quad-36539d02", "i32 i64 f64", "leaves-i32", 1, 0, 2147483582, 2147483566, 2147483604, 2147483544, 2, 2147483598, 2147483532, 2147483612, 2147483551, 2147483609, 2147483550, 2147483602, 2147483546) \
  ROW("capsule-quad-4a3184ea", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, 1.335906545878026e+154, -2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, 3, 1, 3, -6.657191260550889e+153, 1, -6.657191260550889e+153) \
  ROW("capsule-quad-c4bd4524", "f64", "crossing leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, 0, 4.7383067102391115e+153, 1.2904780177883997e+154, 2.1263159440977936e+153, 1, 0, 3, 0, 3, 1.4863047365737204e+154, 1, 1.4863047365737204e+154) \
  ROW("capsule-quad-fb62f97a", "f64", "leaves-i32 vanishes", 1, 0, -3145728, 3145728, 5242879.999999999, 9437184, 5242879.999999999, 17825791.999999993, -6291456.000000001, 0, -1e-323, 14680064, -28311552, 28311552, -37748736) \
  ROW("capsule-quad-fbe94f01", "f64", "corner leaves-i32 leaves-i64 vanishes", 1, 0, -274877906943.99997, 0, 274877906944, 549755813888, 274877906943.99997, -5e-324, 824633720832, 274877906944, 549755813888, 1649267441664, 2473901162496, 274877906944, 1649267441664.0005) \
  ROW("capsule-quad-a991cca8", "f64", "vanishes", 1, 0, -5e-324, 32, -64, -5e-324, 40, -128, -56, -248, -120, 120, -232, -7.999999999999997, 8) \
  ROW("capsule-quad-58666593", "f64", "crossing vanishes", 1, 0, 0.375, 0.375, 0.125, -1e-323, 0.125, -0.3749999999999999, 0.375, 0.375, 0.18749999999999992, -0.75, -1e-323, -0.75, 0.18749999999999992) \
  ROW("capsule-quad-7f04da4e", "f64", "corner vanishes", 0, 0, 1.401298464324817e-45, 32, 15.99999713897705, 1.401298464324817e-45, 15.99999713897705, 32, 1.401298464324817e-45, 48, 48, 48, 52, 48, 56) \
  ROW("capsule-quad-ef756c3a", "f64", "vanishes", 1, 0, -1.3199999999999998, 0.1, 5e-324, 5e-324, 0.06, 2.6, -1.52, -0.039999999999999994, -1.3199999999999998, 0.06, 5e-324, 2.7, -0.19999999999999998) \
  ROW("capsule-quad-eba015ec", "f64", "vanishes", 1, 0, 5e-324, 5e-324, 0.02, 0.02, 0.030000000000000002, -1.2700000000000002, 0.6199999999999999, -2.02, 0.56, -1.47, -0.12, 0.030000000000000002, 5e-324) \
  ROW("capsule-quad-a5f558cf", "f64", "vanishes", 0, 0, -5.605193857299268e-45, 0.1875, -5.605193857299268e-45, 0.37500011920928955, 0.1875, -0.1875000149011612, 0.28125, -0.25, 0.21875, -0.43749988079071045, 0.09375, -0.40625, 0.125) \
  ROW("capsule-quad-ac3bfec9", "f64", "corner vanishes", 1, 0, 4.203895392974451e-45, 4.203895392974451e-45, 1.8750004768371582, 1, 6.375001430511475, 5.1875, -4.875001907348633, 4.875001907348633, -4.625, 5.687500476837158, -5.375, 6, -5.625) \
  ROW("capsule-quad-2a491b44", "f64", "parallel vanishes", 1, 0, 384, -1.401298464324817e-45, 384, 640, 448, 1600, 960.0000610351562, 831.999755859375, 576, 831.999755859375, 768, 831.999755859375, 960.0000610351562) \
  ROW("capsule-quad-540bd6cd", "f64", "vanishes", 1, 0, -1.5e-323, 4.0000000000000036, 12, -1.5e-323, 32.00000000000001, 32.00000000000001, 4.0000000000000036, 32.00000000000001, -1.5e-323, 12, -1.5e-323, -7.999999999999997, -1.5e-323) \
  ROW("capsule-quad-5fb536ad", "f32 f64", "", 0, 0, -5.329070094684278e-15, 2.5757174171303632e-14, -2.664534835583902e-15, 2.3980815637837487e-14, 1.7763568394002505e-15, 4.4408925220171e-15, 2.3092638912203256e-14, -8.881784197001252e-16, 2.3092635524071467e-14, 0, 2.4868995751603507e-14, 2.6645352591003757e-15, 2.48689974456694e-14) \
  ROW("capsule-quad-34a9d5fc", "f64", "contained", 1, 0, 6.366462912410498e-12, 4.547473508864642e-12, 6.366462912410498e-12, 4.5474735088646396e-12, 2.728484105318784e-12, 1.0004441719502209e-11, 9.549694368615746e-12, 3.6379788070917125e-12, 5.002220859751105e-12, 1.0004441719502212e-11, 2.7284841053187847e-12, 1.318767317570746e-11, 5.0022208597511045e-12)

/* cx, cy, rx, ry, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_HIT_ELLIPSE_QUAD(ROW) \
  ROW("ellipse-quad-1a75326f", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 0, 1, 1, 1, 2, 0, 1, 0, 0, 1, 3, 1) \
  ROW("ellipse-quad-ee0c3a37", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 2, 1, 1, 1, 2, 1, 1, 1, 0, 1, 2, 2) \
  ROW("ellipse-quad-fe073cf7", "i32 i64 f32 f64", "corner level", 1, 0, 1, 1, 1, 1, 1, 2, 1, 1, 2, 0, 2, 2) \
  ROW("ellipse-quad-13e84512", "i32 i64 f32 f64", "corner level", 1, 0, 0, 1, 2, 1, 1, 2, 2, 3, 0, 3, 0, 1) \
  ROW("ellipse-quad-b1d9efd8", "i32 i64 f32 f64", "corner level", 1, 0, 2, 0, 2, 3, 1, 2, 2, 0, 3, 0, 4, 1) \
  ROW("ellipse-quad-af77022a", "i32 i64 f32 f64", "level", 1, 0, 1, 1, 2, 2, 1, 2, 2, 1, 3, 3, 1, 3) \
  ROW("ellipse-quad-ba35887a", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 1, 3, 3, 3, 0, 2, 1, 3, 3, 2, 0, 1) \
  ROW("ellipse-quad-71b2399d", "i32 i64 f32 f64", "", 1, 0, 1, 1, 2, 1, 4, 0, 4, 2, 3, 3, 0, 2) \
  ROW("ellipse-quad-44cf3917", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 2, 0, 1, 2, 4, 2, 3, 1, 2, 1, 4, 3) \
  ROW("ellipse-quad-485f7f19", "i32 i64 f32 f64", "level", 1, 0, 3, 0, 2, 2, 1, 4, 1, 1, 3, 2, 3, 3) \
  ROW("ellipse-quad-7c158c1b", "i32 i64 f32 f64", "corner other-winding", 0, 0, 2, 6, 3, 2, 0, 3, 0, 4, 1, 4, 0, 2) \
  ROW("ellipse-quad-0beafc4e", "i32 i64 f32 f64", "level", 1, 0, 3, 2, 2, 1, 1, 2, 2, 2, 3, 3, 3, 4) \
  ROW("ellipse-quad-4499d676", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 7, 1, 1, 3, 1, 1, 5, 3, 4, 2, 3, 1) \
  ROW("ellipse-quad-8d204935", "i32 i64 f32 f64", "", 0, 0, 3, 0, 2, 2, 0, 4, 4, 4, 4, 5, 0, 5) \
  ROW("ellipse-quad-58f4fc1a", "i32 i64 f32 f64", "corner level", 1, 0, 9, 2, 3, 1, 3, 0, 6, 1, 7, 2, 3, 1) \
  ROW("ellipse-quad-db291a29", "i32 i64 f32 f64", "level other-winding", 0, 0, 4, 0, 1, 4, 4, 5, 1, 2, 2, 4, 5, 7) \
  ROW("ellipse-quad-f8d17cb2", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 3, 8, 3, 2, 2, 4, 3, 5, 3, 2, 2, 3) \
  ROW("ellipse-quad-8b5c8a70", "i32 i64 f32 f64", "level other-winding", 1, 0, 4, 1, 1, 1, 6, 5, 8, 5, 8, 4, 2, 1) \
  ROW("ellipse-quad-693fce69", "i32 i64 f32 f64", "corner level", 0, 0, 2, 5, 3, 3, 5, 4, 5, 3, 7, 2, 7, 5) \
  ROW("ellipse-quad-069616b6", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 1, 6, 4, 3, 7, 6, 3, 6, 5, 7, 7, 7) \
  ROW("ellipse-quad-f67fc649", "i32 i64 f32 f64", "level other-winding", 1, 0, 1, -1, 1, 2, 3, 0, 0, 0, 0, 1, 1, 2) \
  ROW("ellipse-quad-76c5736e", "i32 i64 f32 f64", "corner other-winding", 0, 0, 5, 0, 4, 2, 3, 4, 3, 2, -3, 2, 1, 6) \
  ROW("ellipse-quad-610d5332", "i32 i64 f32 f64", "level other-winding", 0, 0, 6, 3, 1, 3, 8, 8, 4, 6, 2, 8, 6, 12) \
  ROW("ellipse-quad-bfe7e1b7", "i32 i64 f32 f64", "level", 1, 0, 2, 4, 3, 1, -1, 2, 0, 2, 1, 3, -2, 4) \
  ROW("ellipse-quad-a502df3f", "i32 i64 f32 f64", "contained", 1, 0, 4, 3, 2, 1, 2, 2, 13, 4, 10, 8, 3, 9) \
  ROW("ellipse-quad-e3db13b5", "i32 i64 f32 f64", "contained level other-winding", 1, 0, 0, 0, 8, 4, 3, 2, 7, -2, -7, 0, -5, 2) \
  ROW("ellipse-quad-9fa7c110", "i32 i64 f32 f64", "", 1, 0, 0, 3, 4, 3, 2, 8, 3, 1, 14, -1, 12, 13) \
  ROW("ellipse-quad-e5070041", "i32 i64 f32 f64", "contained other-winding", 1, 0, 6, 4, 1, 2, 2, 5, 10, 11, 16, 3, 8, -3) \
  ROW("ellipse-quad-ed96bc42", "i32 i64 f32 f64", "contained level other-winding", 1, 0, 1, 0, 2, 1, -14, 3, 12, 5, 2, -3, -6, 0) \
  ROW("ellipse-quad-8865ea60", "i32 i64 f32 f64", "level other-winding", 1, 0, 6, -6, 2, 1, 5, -2, 6, -3, 4, -7, 3, -6) \
  ROW("ellipse-quad-c7613c25", "i32 i64 f32 f64", "", 1, 0, -2, 0, 4, 1, -35, 13, -5, -3, 11, 27, -4, 35) \
  ROW("ellipse-quad-4c9ecffb", "i32 i64 f32 f64", "contained", 1, 0, 9, 11, 1, 1, -2, -2, 22, -1, 21, 22, -1, 21) \
  ROW("ellipse-quad-651d7006", "i32 i64 f32 f64", "contained", 1, 0, 3, 2, 2, 1, -27, -27, 33, -26, 32, 33, -26, 32) \
  ROW("ellipse-quad-20d846fc", "i32 i64 f32 f64", "contained level", 1, 0, 3, 2, 30, 15, 1, 1, 5, 2, 4, 5, 2, 4) \
  ROW("ellipse-quad-c9fdc504", "i32 i64 f32 f64", "contained", 1, 0, 1000, 500, 10, 5, -120, -540, 2040, -539, 2039, 1620, -119, 1619) \
  ROW("ellipse-quad-9a4fc65c", "i32 i64 f32 f64", "corner", 1, 0, 960, 540, 1080, 540, 990, 490, 1010, 491, 1009, 510, 991, 509) \
  ROW("ellipse-quad-a1ed0ef9", "i32 i64 f32 f64", "contained", 1, 0, 1000, 1000, 64, 32, 970, 950, 1050, 951, 1049, 1030, 971, 1029) \
  ROW("ellipse-quad-ee8d4904", "i32 i64 f32 f64", "", 0, 0, 1000, 1000, 10, 5, 1280, 980, 1320, 981, 1319, 1020, 1281, 1019) \
  ROW("ellipse-quad-0c3ed9ab", "i32 i64 f32 f64", "contained", 1, 0, 620, 300, 40, 20, 590, 270, 670, 271, 669, 350, 591, 349) \
  ROW("ellipse-quad-06fa300f", "i32 i64 f32 f64", "", 0, 0, 620, 300, 40, 20, 680, 260, 760, 261, 759, 340, 681, 339) \
  ROW("ellipse-quad-fbfacd51", "i32 i64 f32 f64", "contained", 1, 0, 100, 80, 255, 127, 90, 60, 150, 61, 149, 120, 91, 119) \
  ROW("ellipse-quad-1a60815a", "i32 i64 f32 f64", "contained", 1, 0, 100, 80, 30, 15, -135, -165, 375, -164, 374, 345, -134, 344) \
  ROW("ellipse-quad-b02c022f", "i32 i64 f32 f64", "", 0, 0, 100, 80, 256, 128, 670, 60, 730, 61, 729, 120, 671, 119) \
  ROW("ellipse-quad-57cce364", "i32 i64 f32 f64", "corner", 1, 0, 320, 240, 640, 320, 480, 280, 520, 281, 519, 320, 481, 319) \
  ROW("ellipse-quad-e25c7b66", "i32 i64 f32 f64", "", 0, 0, 0, 0, 100, 50, -3100, -80, -2900, -79, -2901, 120, -3099, 119) \
  ROW("ellipse-quad-1a505756", "i32 i64 f32 f64", "corner", 1, 0, 0, 0, 5779, 6565, -12220, 1, 0, 1, 0, 3, -12220, 3) \
  ROW("ellipse-quad-f771f210", "i32 i64 f32 f64", "", 0, 0, 7, 25580, 2, 10, 0, 25580, 3, 25580, 6, 25635, 6, 25690) \
  ROW("ellipse-quad-57e50da1", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 3, 0, 3, 0, 114613, 69193, 114613) \
  ROW("ellipse-quad-d2cd8e04", "i32 i64 f32 f64", "", 1, 0, 2, 7013, 2, 31265, 38027, -2558, 0, -2558, 0, 2, 38027, 2) \
  ROW("ellipse-quad-f78e7b65", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, -10898, 25117, 5901, 18631, 1, 0, 3, 0, 3, -54166, 1, -54166) \
  ROW("ellipse-quad-d16467fa", "i32 i64 f32 f64", "contained", 1, 0, 23040, 0, 12, 4, 23028, 0, 23646, 426, 24153, 276, 23469, -29) \
  ROW("ellipse-quad-0bef14fd", "i32 i64 f32 f64", "leaves-i32", 1, 0, 100, 50, 65535, 32767, 10, 20, 70, 21, 69, 80, 11, 79) \
  ROW("ellipse-quad-41602bc8", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 40, 50, 30, 15, -65435, -65485, 65635, -65484, 65634, 65585, -65434, 65584) \
  ROW("ellipse-quad-9d2c206d", "i32 i64 f64", "leaves-i32", 1, 0, -8, -15, 2147483647, 4, -6, -15, 5, -6, -8, 5, -16, -6) \
  ROW("ellipse-quad-89514c10", "i32 i64 f64", "corner leaves-i32", 0, 0, 0, 7398, 2147476508, 3, 18844, 1, 1, 1, 1, 3, 18844, 3) \
  ROW("ellipse-quad-9271af42", "i32 i64 f64", "corner leaves-i32", 1, 0, 15786, 12836, 2147424826, 2147470770, 0, 7346, 1, 7346, 1, 2, 0, 2) \
  ROW("ellipse-quad-8112ad1d", "i64 f64", "corner leaves-i32 leaves-i64", 1, 0, 0, 0, 1370922519, 3126696272, 140650061, 1, 0, 1, 0, 3, 140650061, 3) \
  ROW("ellipse-quad-2bb6ca97", "i32 i64 f64", "contained leaves-i32", 1, 0, 6, -327, 2147483647, 5, 71, -364, 113, -325, 42, -100, -1, -327) \
  ROW("ellipse-quad-b43cf11a", "i32 i64 f64", "leaves-i32", 0, 0, -28095, 0, 11551, 2147463355, 0, 42003, 40778, 42003, 40778, -31260, 0, -31260) \
  ROW("ellipse-quad-bd28f135", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, 1, 1, 3, 3.5196022868426134e+153, 3) \
  ROW("ellipse-quad-82e2db3e", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, 0, 4.7383067102391115e+153, 1.2904780177883997e+154, 2.1263159440977936e+153, 1, 0, 1, 0, 3, 2.1263159440977936e+153, 3) \
  ROW("ellipse-quad-025c16fa", "f64", "corner leaves-i32 vanishes", 1, 0, 0, 1.401298464324817e-45, 89128952, 35651588, 167772160, 69206008, 157286400, 39845892, 41943040, 31457280, 68157448, 52428800) \
  ROW("ellipse-quad-5a85dbae", "f64", "vanishes", 0, 0, 0.5, -1.401298464324817e-45, 8, 15.999999046325684, 0, 16, 9, 15.999999046325684, 9.000001907348633, 52, 0, 34) \
  ROW("ellipse-quad-fbfb178e", "f64", "corner vanishes", 1, 0, 0, 1.401298464324817e-45, 2.1875, 0.4375, 5.312500953674316, 1.875, 8.437500953674316, 1.875, 2.187499761581421, 0, 2.1875, 1.25) \
  ROW("ellipse-quad-5a666464", "f64", "corner vanishes", 0, 0, 2.802596928649634e-45, 2.802596928649634e-45, 20, 10, 16, 6.000001907348633, 20, 7.499999523162842, 20, 9, 16, 7.499999523162842) \
  ROW("ellipse-quad-3bd61ad1", "f64", "vanishes", 1, 0, 496.00000000000017, -60, 128, 32, 383.9999999999999, 92.00000000000006, 624, 60, 736, -32.00000000000002, 2e-323, -88) \
  ROW("ellipse-quad-1f4b0d46", "f32 f64", "contained", 1, 0, 0, 9.94759897826776e-14, 1.0658140189368556e-14, 7.105427357601002e-15, 1.0658141036401503e-14, 8.52651350674756e-14, -7.460698725481052e-14, 1.4210852004696573e-13, 1.8118839761882555e-13, 1.1368683772161603e-13, 9.592326255134995e-14, 8.52651350674756e-14)

/* x, y, w, h, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_HIT_BOX_QUAD(ROW) \
  ROW("box-quad-e7dcea83", "i32 i64 f32 f64", "", 0, 0, 1, 1, 1, 1, 1, 0, 0, 2, 0, 1, 0, 0) \
  ROW("box-quad-13a3abce", "i32 i64 f32 f64", "shared-corner", 1, 0, 0, 0, 1, 3, 1, 2, 0, 2, 0, 0, 2, 0) \
  ROW("box-quad-aed8a37d", "i32 i64 f32 f64", "crossing", 1, 0, 0, 2, 2, 1, 0, 0, 1, 0, 1, 4, 0, 1) \
  ROW("box-quad-9cb28880", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 0, 1, 3, 2, 0, 2, 2, 2, 0, 0, 0, 1) \
  ROW("box-quad-370b0156", "i32 i64 f32 f64", "other-winding", 1, 0, 1, 0, 2, 2, 2, 1, 2, 0, 0, 1, 2, 2) \
  ROW("box-quad-07e293f2", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 4, 2, 3, 1, 2, 1, 1, 0, 3, 0) \
  ROW("box-quad-4e01b8f1", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 2, 2, 0) \
  ROW("box-quad-6918e7d6", "i32 i64 f32 f64", "contained shared-corner", 1, 0, 1, 1, 2, 2, 1, 1, 2, 1, 2, 2, 1, 3) \
  ROW("box-quad-9d330263", "i32 i64 f32 f64", "other-winding", 0, 0, 0, 4, 6, 1, 3, 0, 1, 1, 2, 2, 3, 1) \
  ROW("box-quad-547a0cf1", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 0, 2, 1, 4, 1, 2, 3, 3, 3, 4, 2) \
  ROW("box-quad-a586f5f8", "i32 i64 f32 f64", "parallel", 0, 0, 0, 8, 2, 2, 0, 2, 2, 2, 1, 4, 0, 4) \
  ROW("box-quad-99701a6b", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 1, 0, 4, 1, 3, 3, 2, 2, 1, 2, 3, 6) \
  ROW("box-quad-f7fd3169", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 4, 1, 1, 4, 0, 5, 2, 3, 2, 2, 0, 4) \
  ROW("box-quad-41d144a4", "i32 i64 f32 f64", "corner", 0, 0, 8, 2, 2, 4, 5, 1, 4, 2, 2, 1, 2, 0) \
  ROW("box-quad-c6023e08", "i32 i64 f32 f64", "parallel", 0, 0, 1, 5, 2, 5, 3, 4, 2, 4, 1, 3, 1, 2) \
  ROW("box-quad-9b168401", "i32 i64 f32 f64", "", 0, 0, 2, 5, 5, 3, 2, 3, 2, 4, 0, 5, 1, 2) \
  ROW("box-quad-3c3faf7d", "i32 i64 f32 f64", "other-winding", 0, 0, 0, 4, 5, 8, 2, 0, 4, 3, 6, 2, 4, 0) \
  ROW("box-quad-db235719", "i32 i64 f32 f64", "corner", 0, 0, 3, 1, 3, 2, 2, 7, 1, 9, 0, 9, 0, 7) \
  ROW("box-quad-61813ba2", "i32 i64 f32 f64", "other-winding", 0, 0, 6, 4, 4, 1, 4, 3, 0, 7, 2, 9, 6, 7) \
  ROW("box-quad-1f327b8b", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 1, 2, 1, 8, 3, 5, 3, 7, 3, 9, 7, 7) \
  ROW("box-quad-5dc53f49", "i32 i64 f32 f64", "other-winding", 0, 0, 5, 5, 5, 1, 9, 3, 9, 2, 8, 1, 6, 2) \
  ROW("box-quad-02e7097a", "i32 i64 f32 f64", "", 0, 0, -6, 2, 6, 2, 2, 4, 0, 6, 2, 2, 4, 0) \
  ROW("box-quad-1a87a53f", "i32 i64 f32 f64", "other-winding", 0, 0, 0, 1, 3, 1, -1, 2, -2, 3, 0, 4, 0, 3) \
  ROW("box-quad-b77f2d28", "i32 i64 f32 f64", "", 0, 0, -6, -2, 7, 2, 1, 2, 2, 0, 3, 0, 2, 4) \
  ROW("box-quad-bda90089", "i32 i64 f32 f64", "other-winding", 0, 0, 0, -2, 2, 1, 4, -2, 1, 2, 2, 9, 6, 12) \
  ROW("box-quad-baf029c6", "i32 i64 f32 f64", "other-winding", 1, 0, 2, -4, 5, 7, 6, 7, 9, 3, 4, -7, 1, -3) \
  ROW("box-quad-4b9ed1f3", "i32 i64 f32 f64", "", 1, 0, -4, 5, 4, 8, 5, 12, 2, 8, -1, 4, 9, 9) \
  ROW("box-quad-b282d068", "i32 i64 f32 f64", "other-winding", 0, 0, -2, -4, 1, 4, 3, 2, 3, 0, 1, -2, -1, 4) \
  ROW("box-quad-88fbb906", "i32 i64 f32 f64", "", 1, 0, 1, 0, 2, 4, 2, 5, -1, 1, 7, -5, 10, -1) \
  ROW("box-quad-054afe58", "i32 i64 f32 f64", "", 0, 0, -6, -3, 4, 7, 0, 7, -2, 5, -1, 4, 0, 6) \
  ROW("box-quad-d08750a4", "i32 i64 f32 f64", "", 0, 0, 4, -2, 4, 5, 1, 9, -3, 12, -5, 1, 5, 6) \
  ROW("box-quad-8fac5c9f", "i32 i64 f32 f64", "", 1, 0, -2, -1, 2, 4, 1, -2, 3, 0, 1, 2, -1, -2) \
  ROW("box-quad-7f68c9ab", "i32 i64 f32 f64", "", 0, 0, 4, -3, 5, 6, 1, -3, 1, -4, 3, -4, 5, -4) \
  ROW("box-quad-b5e92c00", "i32 i64 f32 f64", "", 1, 0, -6, 4, 7, 1, -6, 1, -6, -8, 3, -8, 12, 10) \
  ROW("box-quad-7e93e815", "i32 i64 f32 f64", "other-winding", 0, 0, -4, -4, 9, 14, 8, -9, 2, -9, 8, -4, 10, -9) \
  ROW("box-quad-7cc0baa6", "i32 i64 f32 f64", "", 1, 0, 5, -5, 6, 4, -1, 15, -3, -14, 9, -9, 16, 8) \
  ROW("box-quad-9759be8f", "i32 i64 f32 f64", "crossing", 1, 0, -6, -1, 12, 2, -4, 2, -4, -8, 4, -10, 4, 10) \
  ROW("box-quad-e1baf8f7", "i32 i64 f32 f64", "contained", 1, 0, -5, -2, 10, 4, -8, -2, 12, -6, 8, 2, -12, 6) \
  ROW("box-quad-e6a30034", "i32 i64 f32 f64", "contained", 1, 0, -6, -2, 12, 4, -4, -16, 12, 0, 12, 16, -12, 0) \
  ROW("box-quad-0de77ec6", "i32 i64 f32 f64", "no-extent", 0, 0, 2, 0, 1, 2, 0, 0, 1, 1, 0, 0, 1, 1) \
  ROW("box-quad-d7ffaec2", "i32 i64 f32 f64", "corner no-extent", 0, 0, 5, 4, 4, 1, 3, 2, 0, -1, 1, 0, 4, 3) \
  ROW("box-quad-5b3dd061", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 1, 1, 2, 2) \
  ROW("box-quad-6c81d5ae", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, 1, 0, 0, 3, 4, 3, 4, 3, 4, 3, 4) \
  ROW("box-quad-6551f3b4", "i32 i64 f32 f64", "contained", 1, 0, 9, 11, 1, 1, -2, -2, 22, -1, 21, 22, -1, 21) \
  ROW("box-quad-51e5dc2c", "i32 i64 f32 f64", "contained", 1, 0, 2, 1, 2, 2, -27, -27, 33, -26, 32, 33, -26, 32) \
  ROW("box-quad-f9dc4b00", "i32 i64 f32 f64", "contained", 1, 0, -12, -13, 30, 30, 1, 1, 5, 2, 4, 5, 2, 4) \
  ROW("box-quad-779d8ac0", "i32 i64 f32 f64", "contained", 1, 0, 995, 495, 10, 10, -120, -540, 2040, -539, 2039, 1620, -119, 1619) \
  ROW("box-quad-2e93c6d9", "i32 i64 f32 f64", "contained", 1, 0, 420, 0, 1080, 1080, 990, 490, 1010, 491, 1009, 510, 991, 509) \
  ROW("box-quad-44e7a20d", "i32 i64 f32 f64", "", 1, 0, 968, 968, 64, 64, 970, 950, 1050, 951, 1049, 1030, 971, 1029) \
  ROW("box-quad-9cf16f1b", "i32 i64 f32 f64", "", 0, 0, 995, 995, 10, 10, 1280, 980, 1320, 981, 1319, 1020, 1281, 1019) \
  ROW("box-quad-64b81d55", "i32 i64 f32 f64", "contained", 1, 0, 600, 280, 40, 40, 590, 270, 670, 271, 669, 350, 591, 349) \
  ROW("box-quad-e443fd29", "i32 i64 f32 f64", "", 0, 0, 600, 280, 40, 40, 680, 260, 760, 261, 759, 340, 681, 339) \
  ROW("box-quad-5186fe57", "i32 i64 f32 f64", "contained", 1, 0, -27, -47, 255, 255, 90, 60, 150, 61, 149, 120, 91, 119) \
  ROW("box-quad-a099ccd3", "i32 i64 f32 f64", "contained", 1, 0, 85, 65, 30, 30, -135, -165, 375, -164, 374, 345, -134, 344) \
  ROW("box-quad-5990b185", "i32 i64 f32 f64", "", 0, 0, -28, -48, 256, 256, 670, 60, 730, 61, 729, 120, 671, 119) \
  ROW("box-quad-e9f7cb9a", "i32 i64 f32 f64", "contained", 1, 0, 0, -80, 640, 640, 480, 280, 520, 281, 519, 320, 481, 319) \
  ROW("box-quad-dccb2c47", "i32 i64 f32 f64", "", 0, 0, -50, -50, 100, 100, -3100, -80, -2900, -79, -2901, 120, -3099, 119) \
  ROW("box-quad-017f7b12", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 1920, 1080, 910, 310, 1010, 311, 1009, 410, 911, 409) \
  ROW("box-quad-eca9eae7", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 1280, 720, 590, 190, 690, 191, 689, 290, 591, 289) \
  ROW("box-quad-ffe93c37", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 640, 480, 270, 110, 370, 111, 369, 210, 271, 209) \
  ROW("box-quad-4ff1cef6", "i32 i64 f32 f64", "parallel leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 3, 0, 3, 0, 114613, 69193, 114613) \
  ROW("box-quad-e87e467e", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 0, 2, 28672, 49154, 0, 0, -8191, 0, -8194, -8192, 2, -8190) \
  ROW("box-quad-293341c1", "i32 i64 f32 f64", "", 1, 0, 0, -2, 2880, 5116, 225, -120, 118, -140, 43, -100, 0, 0) \
  ROW("box-quad-86fb8da0", "i32 i64 f32 f64", "", 1, 0, 2, -2, 12288, 8191, 7168, -2, 2046, 0, -3072, 0, 7168, -14336) \
  ROW("box-quad-51f37e96", "i32 i64 f64", "leaves-i32", 0, 0, 0, 2, 98305, 196608, -81920, 8192, -40960, 0, 0, 0, -81920, 24576) \
  ROW("box-quad-2cf66e28", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, 0, -14301, 103472, 2, 76294, 2, 1, 2, 1, -130810, 76294, -130810) \
  ROW("box-quad-ba14f8e3", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, -46478, -10437, 63939, 37235, 2, -5509, 12473, -5509, 12473, 2, 2, 2) \
  ROW("box-quad-e23985b0", "i32 i64 f32 f64", "", 0, 0, 510, 0, 8191, 17408, -9216, 3070, 0, 3072, 2, 4607, -4610, 4608) \
  ROW("box-quad-543ae133", "i32 i64 f32 f64", "leaves-i32", 1, 0, 1, 8190, 16384, 237568, 0, 344063, -40960, 409601, -2, 237568, 24576, 262145) \
  ROW("box-quad-50a2a0e2", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, -9836, 16193, 1, 3, -96944, 109929, -7907, 109929, -7907, -50997, -96944, -50997) \
  ROW("box-quad-490026ff", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, -32667, -32717, 65535, 65535, 10, 20, 70, 21, 69, 80, 11, 79) \
  ROW("box-quad-6671e87a", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 25, 35, 30, 30, -65435, -65485, 65635, -65484, 65634, 65585, -65434, 65584) \
  ROW("box-quad-f5e35da6", "i32 i64 f64", "leaves-i32", 0, 0, 0, 0, 2147483647, 20, -1, 20, -1, 23, 3, 26, 13, 23) \
  ROW("box-quad-d38d020a", "i32 i64 f64", "leaves-i32", 1, 0, -38, -28, 23, 2147483647, -26, -42, -21, -28, -8, -26, -17, -40) \
  ROW("box-quad-3b9d27c1", "i32 i64 f64", "parallel leaves-i32", 0, 0, 0, 7398, 2147476508, 3, 18844, 1, 1, 1, 1, 3, 18844, 3) \
  ROW("box-quad-d50c1533", "i32 i64 f64", "corner leaves-i32", 0, 0, 15786, 12836, 2147424826, 2147470770, 0, 7346, 1, 7346, 1, 2, 0, 2) \
  ROW("box-quad-cc0d9f4c", "i64 f64", "contained leaves-i32 leaves-i64", 1, 0, 0, 0, 1370922519, 3126696272, 140650061, 1, 0, 1, 0, 3, 140650061, 3) \
  ROW("box-quad-8285ceb9", "i32 i64 f64", "leaves-i32", 1, 0, -29023, 3, 2147479478, 48485, -10272, 15296, 1, 15296, 1, 1, -10272, 1) \
  ROW("box-quad-8a9de97e", "i32 i64 f64", "leaves-i32", 1, 0, 2147483574, -1, 8, 19, 2147483570, 6, 2147483581, -7, 2147483583, -10, 2147483570, 0) \
  ROW("box-quad-ecfcdfa5", "i32 i64 f64", "contained leaves-i32", 1, 0, 2147483604, 8, 40, 1, -2147483639, 2, 2147483647, 2, 2147483645, 11, -2147483636, 12) \
  ROW("box-quad-79041710", "i32 i64 f64", "leaves-i32", 0, 0, 2147483522, 0, 38, 8, 2147483584, -17, 2147483569, -4, 2147483556, -1, 2147483563, -8) \
  ROW("box-quad-a3acb902", "i32 i64 f64", "crossing leaves-i32", 1, 0, -57089, -28340, 2147373569, 30502, 0, -60301, -4889, -60301, -4889, 11137, 0, 11137) \
  ROW("box-quad-44ae3abc", "i32 i64 f32 f64", "no-extent leaves-i32", 0, 0, 262144, 262144, 786432, 1835008, -2617442, -782434, 0, 1835008, -4452450, -2617442, -4714594, -2879586) \
  ROW("box-quad-9d19a145", "i32 i64 f64", "corner no-extent leaves-i32", 0, 0, -1159980940, 3, 0, 0, -754784662, 0, 0, 570554457, 3, 919562126, 3, 919562126) \
  ROW("box-quad-761cced0", "f64", "parallel leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, 1, 1, 3, 3.5196022868426134e+153, 3) \
  ROW("box-quad-d021bdf5", "f64", "vanishes", 1, 0, -1.401298464324817e-45, -1.401298464324817e-45, 39, 27.000003814697266, 10, 27, 12, 35, 8, 30.999996185302734, 8, 27) \
  ROW("box-quad-7bb1e012", "f64", "vanishes", 1, 0, -0.9375, 1.401298464324817e-45, 0.5, 0.8125, -0.9374998807907104, 0.8125, -0.8124999403953552, 1, -1.3750001192092896, 0.3125, -1.5625, 0.0625) \
  ROW("box-quad-355d8666", "f64", "vanishes", 1, 0, -0.18750005960464478, -1.8749998807907104, 0.8125001788139343, 0.875, 0.75, -0.5, -5.605193857299268e-45, -0.6875002384185791, 0.75, -1.0625, 1.125, -0.8750002384185791) \
  ROW("box-quad-91282c32", "f64", "corner vanishes", 0, 0, 0, 0, 4.3621860675045825e-40, 2.525462131360115e-40, 0, -3.4438311059246704e-41, -4.592055067592426e-41, -2.296167663642645e-41, 0, -2.802596928649634e-45, 2.2957472741033478e-41, -1.1479437019748901e-41) \
  ROW("box-quad-f31e67fb", "f64", "vanishes", 0, 0, 2.802596928649634e-45, 2.802596928649634e-45, 5631.99951171875, 3072, 5632, 2560, 5632.0009765625, 5631.9990234375, 8704, 5632, 8704.001953125, 2559.999755859375) \
  ROW("box-quad-68d1b768", "f64", "vanishes", 0, 0, -1.401298464324817e-45, 0, 1.262177448353619e-28, 1.2621773731219804e-29, 0, 1.262177448353619e-29, 0, 3.7865323450608567e-29, -3.7865323450608567e-28, 1.262177448353619e-29, -2.524354896707238e-28, -1.262177448353619e-29) \
  ROW("box-quad-1a1f50dd", "f32 f64", "parallel vanishes", 0, 0, 1.401298464324817e-45, 0, 8.606775167883026e-42, 2.8698592549372254e-42, 0, 2.8684579564729005e-42, 0, 1.5785627200619064e-41, -1.4350697573150452e-41, 1.578422590215474e-41, -1.4349296274686127e-41, 2.872661851865875e-42)

/* x, y, w, h, r, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_HIT_ROUNDED_QUAD(ROW) \
  ROW("rounded-quad-c035ab28", "i32 i64 f32 f64", "corner", 0, 0, 0, 4, 4, 5, 2, 2, 3, 0, 2, 0, 1, 2, 0) \
  ROW("rounded-quad-fccfb743", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 6, 0, 5, 4, 1, 1, 1, 1, 2, 3, 2, 3, 1) \
  ROW("rounded-quad-881f2d09", "i32 i64 f32 f64", "parallel", 0, 0, 2, 5, 3, 5, 1, 0, 0, 4, 3, 3, 3, 1, 2) \
  ROW("rounded-quad-05eb7d98", "i32 i64 f32 f64", "corner shared-corner other-winding", 1, 0, 2, 4, 2, 2, 1, 1, 3, 2, 5, 3, 5, 1, 2) \
  ROW("rounded-quad-1a664c18", "i32 i64 f32 f64", "corner shared-corner other-winding", 1, 0, 1, 0, 7, 7, 2, 1, 1, 2, 4, 3, 2, 2, 1) \
  ROW("rounded-quad-d81e3410", "i32 i64 f32 f64", "corner shared-corner other-winding", 1, 0, 4, 1, 6, 3, 1, 5, 0, 2, 1, 4, 3, 5, 2) \
  ROW("rounded-quad-8005ff89", "i32 i64 f32 f64", "shared-corner", 1, 0, 0, 0, 5, 8, 2, 4, 4, 2, 2, 4, 1, 5, 3) \
  ROW("rounded-quad-35e4b964", "i32 i64 f32 f64", "", 0, 0, 5, 0, 6, 6, 1, 2, 4, 2, 3, 4, 3, 3, 4) \
  ROW("rounded-quad-83106ef4", "i32 i64 f32 f64", "", 1, 0, 0, 0, 6, 6, 3, 2, 8, 1, 6, 1, 4, 4, 4) \
  ROW("rounded-quad-e1c7929d", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, -3, 1, 6, 5, 1, 2, 0, 2, 2, 0, 2, 0, 1) \
  ROW("rounded-quad-2dc0b678", "i32 i64 f32 f64", "corner", 0, 0, 1, 0, 10, 2, 1, 0, 4, 0, 3, 0, 2, 1, 2) \
  ROW("rounded-quad-35d4cb80", "i32 i64 f32 f64", "parallel", 1, 0, -2, 0, 6, 3, 1, 5, 1, 2, 1, 3, 0, 4, 0) \
  ROW("rounded-quad-482010ee", "i32 i64 f32 f64", "contained shared-corner", 1, 0, 1, -1, 4, 6, 1, 3, 2, 2, 0, 4, 0, 4, 2) \
  ROW("rounded-quad-b88c1804", "i32 i64 f32 f64", "other-winding", 1, 0, 0, -4, 3, 8, 1, 3, 3, 4, 1, 3, 0, 2, 0) \
  ROW("rounded-quad-093ea0ae", "i32 i64 f32 f64", "", 1, 0, 0, -3, 8, 7, 1, 2, 4, 1, 2, 2, 1, 3, 4) \
  ROW("rounded-quad-48494282", "i32 i64 f32 f64", "corner other-winding", 1, 0, -7, 3, 8, 8, 3, 2, 2, 0, 2, 0, 4, 2, 3) \
  ROW("rounded-quad-f59078c0", "i32 i64 f32 f64", "parallel", 0, 0, 2, 4, 9, 5, 1, 2, 0, 3, -2, 7, 2, 5, 2) \
  ROW("rounded-quad-731aceb9", "i32 i64 f32 f64", "corner", 0, 0, 0, -6, 3, 7, 1, 6, 3, 6, 4, 4, 2, 5, 2) \
  ROW("rounded-quad-b75e868b", "i32 i64 f32 f64", "other-winding", 0, 0, 0, -2, 9, 5, 2, 2, 6, 5, 5, 4, 4, 2, 5) \
  ROW("rounded-quad-22287887", "i32 i64 f32 f64", "parallel", 0, 0, -8, 3, 8, 7, 2, 6, 5, 7, 5, 8, 5, 6, 7) \
  ROW("rounded-quad-25a62b40", "i32 i64 f32 f64", "contained shared-corner other-winding", 1, 0, -1, -2, 6, 9, 2, 3, 2, 2, 0, 1, 0, 1, 2) \
  ROW("rounded-quad-290ccbb3", "i32 i64 f32 f64", "corner", 0, 0, -2, 2, 6, 6, 3, 3, -1, 4, 0, 4, 1, 2, 2) \
  ROW("rounded-quad-67dc41ba", "i32 i64 f32 f64", "corner", 1, 0, -3, -4, 6, 6, 3, 2, 4, 1, 4, 2, 1, 3, 2) \
  ROW("rounded-quad-f595ef99", "i32 i64 f32 f64", "corner other-winding", 0, 0, 5, -4, 8, 10, 1, 1, 5, 2, 5, 1, 1, 0, 1) \
  ROW("rounded-quad-f3f90399", "i32 i64 f32 f64", "corner", 0, 0, -5, 2, 8, 8, 3, 2, 0, 4, -2, 6, 0, 4, 0) \
  ROW("rounded-quad-38c8eeea", "i32 i64 f32 f64", "corner shared-corner other-winding", 1, 0, 5, 5, 4, 8, 1, 2, 3, 6, 6, 1, -4, -2, 0) \
  ROW("rounded-quad-97fa2f06", "i32 i64 f32 f64", "", 0, 0, 5, 3, 8, 6, 1, 7, 2, 1, -1, 2, -2, 8, 1) \
  ROW("rounded-quad-3199f37d", "i32 i64 f32 f64", "", 0, 0, -4, -7, 6, 7, 2, 7, 5, 5, 5, 3, 3, 5, 1) \
  ROW("rounded-quad-0d76f5d4", "i32 i64 f32 f64", "corner shared-corner other-winding", 1, 0, 0, 0, 5, 3, 1, 0, -2, -1, -1, 0, 1, 1, 1) \
  ROW("rounded-quad-b11a5090", "i32 i64 f32 f64", "other-winding", 1, 0, -3, 2, 2, 2, 1, -1, 4, 0, 5, 1, 4, -2, 1) \
  ROW("rounded-quad-bf02cf8d", "i32 i64 f32 f64", "corner", 0, 0, 3, -1, 5, 10, 2, 1, 0, 1, -1, 3, 0, 2, 0) \
  ROW("rounded-quad-8de7e9b9", "i32 i64 f32 f64", "", 0, 0, -1, 4, 7, 3, 1, -2, 4, -3, 4, 0, 1, 0, 3) \
  ROW("rounded-quad-2dafe630", "i32 i64 f32 f64", "other-winding", 1, 0, 4, -2, 6, 3, 1, 4, -1, 6, 1, 7, 1, 3, -3) \
  ROW("rounded-quad-25afb965", "i32 i64 f32 f64", "", 0, 0, 3, 0, 13, 6, 3, 1, 10, -1, 6, 2, 4, 4, 8) \
  ROW("rounded-quad-a975d5da", "i32 i64 f32 f64", "crossing other-winding", 1, 0, 2, -1, 13, 6, 3, 11, 0, 7, -2, 5, 0, 7, 4) \
  ROW("rounded-quad-b94f4bff", "i32 i64 f32 f64", "crossing", 1, 0, 1, 1, 7, 4, 2, 5, 2, 16, 15, 9, 16, 5, 13) \
  ROW("rounded-quad-627899c5", "i32 i64 f32 f64", "other-winding", 1, 0, -7, -2, 10, 5, 2, 0, -6, -2, 5, 2, 8, 8, 0) \
  ROW("rounded-quad-cb14b35a", "i32 i64 f32 f64", "other-winding", 1, 0, 2, -3, 5, 7, 2, 6, 12, 11, 2, -3, 0, -1, 11) \
  ROW("rounded-quad-85a93dc4", "i32 i64 f32 f64", "other-winding", 1, 0, -4, -3, 11, 7, 3, -3, 9, 6, -6, 0, -8, -9, 7) \
  ROW("rounded-quad-7b0cdada", "i32 i64 f32 f64", "", 1, 0, -4, 1, 9, 11, 2, 1, -5, 4, -9, 11, -10, 6, 5) \
  ROW("rounded-quad-77835b00", "i32 i64 f32 f64", "contained", 1, 0, -4, -3, 12, 12, 6, 2, 0, 7, 10, 4, 14, -7, 12) \
  ROW("rounded-quad-ecac457b", "i32 i64 f32 f64", "other-winding no-extent", 1, 0, 1, 1, 4, 2, 0, 0, 0, 0, 1, 0, 2, 2, 1) \
  ROW("rounded-quad-94e9b0da", "i32 i64 f32 f64", "other-winding no-extent", 1, 0, 1, 0, 2, 1, 0, 2, 2, 2, 1, 2, 0, 0, 2) \
  ROW("rounded-quad-daac9d03", "i32 i64 f32 f64", "no-extent", 1, 0, 1, -1, 2, 1, 0, 8, 6, 4, 3, 0, 0, 10, -5) \
  ROW("rounded-quad-e002d14d", "i32 i64 f32 f64", "no-extent", 1, 0, -1, 0, 4, 2, 0, 14, -3, 4, 2, 0, -1, 3, -5) \
  ROW("rounded-quad-c2f36c8e", "i32 i64 f32 f64", "contained other-winding", 1, 0, 1, 4, 9, 9, 2, 20, 19, 13, 2, 1, -3, 3, 26) \
  ROW("rounded-quad-332a8d13", "i32 i64 f32 f64", "other-winding", 1, 0, 6, 7, 8, 5, 1, 15, 14, -5, 7, -5, 17, 25, 20) \
  ROW("rounded-quad-b74fc4dd", "i32 i64 f32 f64", "contained other-winding", 1, 0, 2, 14, 12, 13, 3, 4, 40, 41, 1, 3, 2, -4, 25) \
  ROW("rounded-quad-3e82b094", "i32 i64 f32 f64", "contained other-winding", 1, 0, 16, 2, 10, 7, 1, 33, 10, 33, 4, 15, -2, 6, 10) \
  ROW("rounded-quad-13516585", "i32 i64 f32 f64", "other-winding", 1, 0, 5, 11, 11, 7, 3, 19, 16, 1, 22, 10, 22, 19, 22) \
  ROW("rounded-quad-a0d88051", "i32 i64 f32 f64", "", 1, 0, 22, 7, 10, 6, 3, 28, 3, 44, -9, 14, 15, 16, 13) \
  ROW("rounded-quad-6228cc8d", "i32 i64 f32 f64", "other-winding", 1, 0, 23, 9, 14, 13, 3, 19, 13, 15, 20, 25, 22, 23, 6) \
  ROW("rounded-quad-2f4094be", "i32 i64 f32 f64", "", 1, 0, -1, -3, 14, 10, 4, 40, 33, -13, 24, -5, 9, 18, 2) \
  ROW("rounded-quad-5940e7fb", "i32 i64 f32 f64", "parallel", 1, 0, -10, -9, 1296, 7692, 8, 985, -11, 986, -8, 983, -8, 984, -11) \
  ROW("rounded-quad-46bcce59", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, 2390, -59879, 32167, 64661, 1, 87843, 1, 1, 1, 1, 2, 87843, 2) \
  ROW("rounded-quad-ee11add7", "i32 i64 f32 f64", "corner", 0, 0, 5115, 0, 90, 438, 1, 5205, 0, 5207, 0, 5207, -1, 5207, -2) \
  ROW("rounded-quad-6d1fba5b", "i32 i64 f32 f64", "parallel", 0, 0, -40, -31816, 71, 274, 3, -1, -31511, -1, -31541, 29, -31541, -1, -31481) \
  ROW("rounded-quad-c173b597", "i32 i64 f32 f64", "parallel leaves-i32", 0, 0, -10898, 25117, 5901, 18631, 1, 0, 1, -54166, 1, -54166, 21776, 0, 21776) \
  ROW("rounded-quad-35566819", "i32 i64 f32 f64", "leaves-i32", 1, 0, -46478, -10437, 63939, 37235, 2, -5509, 30844, 2, 30844, 2, 3, -5509, 3) \
  ROW("rounded-quad-35c46e86", "i32 i64 f32 f64", "", 1, 0, 1711, 4003, 33, 40, 2, 1752, 4010, 1757, 3998, 1733, 3988, 1747, 4022) \
  ROW("rounded-quad-17d757bd", "i32 i64 f32 f64", "", 0, 0, -3, -5, 4326, 2566, 3, 3495, 2569, 3493, 2563, 3489, 2569, 3493, 2572) \
  ROW("rounded-quad-57f2dd89", "i32 i64 f32 f64", "corner", 1, 0, 5206, 4545, 26, 46, 5, 5204, 4549, 5207, 4549, 5201, 4555, 5201, 4549) \
  ROW("rounded-quad-c96248b2", "i32 i64 f32 f64", "", 1, 0, 3463, -1335, 27, 33, 6, 95, 159, 3271, -1689, 4955, -2433, 3463, -1329) \
  ROW("rounded-quad-8629bb50", "i32 i64 f32 f64", "", 1, 0, -7317, 1901, 36, 3, 1, -7287, 1892, -7283, 1902, -7283, 1882, -7287, 1882) \
  ROW("rounded-quad-c9dd059a", "i32 i64 f32 f64", "", 1, 0, -2036, 4063, 36, 19, 7, -1990, 4102, -2014, 4075, -1992, 4072, -1984, 4081) \
  ROW("rounded-quad-cbda3669", "i32 i64 f64", "", 0, 0, 31715, 7343, 51, 49, 1, 31723, 7286, 31708, 7284, 31671, 7460, 31715, 7343) \
  ROW("rounded-quad-7fad8d7a", "f64", "contained", 1, 0, 4, -3.4, 0.2, 0.2, 0.1, 4.1, -2.5, 4.5, -2.8, 4.6, -3.5, 3.1, -3) \
  ROW("rounded-quad-2af3167e", "f64", "contained", 1, 0, -0.0010875761478813361, -0.001237213610471948, 0.0015555620205135762, 0.0013222992441089502, 0.00029626488661092115, -0.00018793344498165834, -0.0004846155648649245, -0.00008291006066428714, -0.0005734860913271425, -0.0000937581063192044, -0.0007106363780243387, -0.0001987814900542466, -0.000621765850284123) \
  ROW("rounded-quad-4687b5d8", "i32 i64 f64", "corner leaves-i32", 0, 0, -118445, 0, 30122, 2147479007, 2, 3, 0, 65350, 0, 65350, -9665, 3, -9665) \
  ROW("rounded-quad-f785f3f8", "i32 i64 f64", "leaves-i32", 1, 0, -37252, 22673, 89312, 2147437217, 2, 13737, 26537, 0, 26537, 0, 0, 13737, 0) \
  ROW("rounded-quad-60e23821", "i32 i64 f64", "parallel leaves-i32", 0, 0, 53462, 0, 2147470123, 2147402235, 1, 14512, 33056, 1, 33056, 1, 0, 14512, 0) \
  ROW("rounded-quad-95eb3dfd", "i64 f64", "parallel leaves-i32 leaves-i64", 1, 0, 0, 0, 1370922519, 3126696272, 140650061, 1, 0, 3, 0, 3, 2269573699, 1, 2269573699) \
  ROW("rounded-quad-4f30dc57", "i32 i64 f64", "leaves-i32", 1, 0, 2147483522, 5, 32, 35, 5, 2147483542, 12, 2147483534, -13, 2147483556, 3, 2147483554, 9) \
  ROW("rounded-quad-65ae715f", "i32 i64 f64", "leaves-i32", 1, 0, 2147483559, -3, 9, 32, 3, 2147483562, 40, 2147483553, 38, 2147483552, 29, 2147483568, 28) \
  ROW("rounded-quad-856e12ba", "i32 i64 f64", "corner leaves-i32", 1, 0, 2147483581, 9, 16, 16, 8, 2147483583, 14, 2147483584, 14, 2147483584, 15, 2147483580, 15) \
  ROW("rounded-quad-7dc2ec5b", "i32 i64 f64", "leaves-i32", 0, 0, 2147483612, -5, 43, 30, 5, -2147483619, 7, -2147483638, 4, -2147483641, 7, -2147483630, 8) \
  ROW("rounded-quad-4d20fb10", "i32 i64 f64", "leaves-i32", 1, 0, 2147483625, -3, 7, 32, 1, 2147483643, -11, 2147483629, -13, 2147483628, -2, 2147483643, -3) \
  ROW("rounded-quad-f80c8d96", "i32 i64 f64", "leaves-i32", 1, 0, -2147483647, 40, 2, 11, 1, -2147483648, 45, 2147483629, 40, 2147483631, 39, -2147483647, 40) \
  ROW("rounded-quad-643afb1c", "i32 i64 f64", "leaves-i32", 0, 0, -2147483588, 12, 22, 22, 1, -2147483598, 5, -2147483590, -1, -2147483585, 6, -2147483594, 23) \
  ROW("rounded-quad-3487a311", "i32 i64 f64", "crossing leaves-i32", 1, 0, 6554, -13591, 8921, 2147459236, 3, 43137, -1165, -11183, -1165, -11183, 3, 43137, 3) \
  ROW("rounded-quad-5072c5dd", "i64 f64", "parallel leaves-i32 leaves-i64", 0, 0, 3226932470, 0, 3839558136, 498964786, 2, 3, 0, -2510564156, 0, -2510564156, 622248614, 3, 622248614) \
  ROW("rounded-quad-91fb9e0d", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 262144, 3407872, 1048577, 1048576, 524286, 1572865, 5505024, 3932160, 6029312, 1048576, 262144, 262143, 3932160) \
  ROW("rounded-quad-a71c7048", "f64", "parallel leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 5.7164493626732496e+153, -2.4420155921677355e+154, 4.4942837602541004e+153, 1.2801722354214105e+154, 1, 2.177475204868362e+154, 1, 1, 1, 1, 2, 2.177475204868362e+154, 2) \
  ROW("rounded-quad-4acecfb3", "f64", "leaves-i32 leaves-i64 vanishes", 1, 0, -805306368, -805306432, 1879048192, 8589934592, 805306368, 3758095872, -3489660928, 2.802596928649634e-45, -3489660928, 0, -805306432, 3758096640, -805306368) \
  ROW("rounded-quad-d46af267", "f64", "corner leaves-i32 leaves-i64 leaves-f32 vanishes", 0, 0, -2.305843009213694e+18, -4.611686018427388e+18, 1.844674407370955e+19, 8.070450532247927e+19, 4.611686018427388e+18, -2.305843009213694e+18, -9.223372036854776e+18, -4.611686018427388e+18, -9.223372036854776e+18, 0, -4.611686018427389e+18, 5e-324, -6.917529027641082e+18) \
  ROW("rounded-quad-fe4424c5", "f32 f64", "corner vanishes", 0, 0, -0.0625, -0.125, 0.4999999701976776, 2.187499761581421, 0.125, -0.0625, -0.25, -0.125, -0.25, 0, -0.1250000149011612, 1.401298464324817e-45, -0.1875) \
  ROW("rounded-quad-09259133", "f64", "vanishes", 1, 0, -128, -128, 624, 416.00006103515625, 128, 32, 448, 16.000001907348633, 448, 5.605193857299268e-45, 287.9999084472656, 47.99998474121094, 367.9999084472656) \
  ROW("rounded-quad-accd8fac", "f64", "corner vanishes", 1, 0, -16, -15.999999046325684, 192, 32.00000762939453, 16, 272, 48, 175.99998474121094, 1.401298464324817e-45, 192.00003051757812, 16, 383.99993896484375, 112.00000762939453) \
  ROW("rounded-quad-c0ad9e43", "f64", "vanishes", 0, 0, -1.0000004768371582, -1.0000004768371582, 2.75, 4.750001430511475, 1, 1.75, -4.203895392974451e-45, 2.375, 0.7500002384185791, 3.7499990463256836, 1.25, 3.875, 0.2499999701976776) \
  ROW("rounded-quad-30f56386", "f64", "parallel vanishes", 0, 0, -3.009265538105056e-36, -3.0092653587388526e-36, 7.147005652999508e-36, 2.0312542382209128e-35, 3.009265538105056e-36, 2.802596928649634e-45, -3.009265538105056e-36, 0, -1.316553672920962e-35, -3.009265538105056e-36, -1.316553672920962e-35, -3.009265538105056e-36, -3.009265538105056e-36) \
  ROW("rounded-quad-b56aa4c8", "f64", "vanishes", 1, 0, 6.217851408575573e-98, 1.645901843446476e-98, 4.023315617313608e-98, 5.669217460760084e-98, 1.280145878236148e-98, 6.583607373785903e-98, 7.497997286811724e-98, 6.766485356391068e-98, 8.778143165047869e-98, 6.217851408575576e-98, 6.034973425970412e-98, 6.40072939118074e-98, 6.583607373785903e-98) \
  ROW("rounded-quad-c00863b6", "f32 f64", "vanishes", 1, 0, 3.697785493223493e-32, 3.0814879110195774e-33, 5.238530036480457e-32, 5.238529448733282e-32, 7.703721246916882e-33, 8.628165563107641e-32, 4.7763065559539326e-32, 7.39557039869981e-32, 4.776305968206757e-32, 6.16297640978633e-32, 7.857794173099922e-32, 9.860761315262648e-32, 7.857794173099922e-32) \
  ROW("rounded-quad-b884b77d", "f32 f64", "vanishes", 1, 0, -9.02779517938554e-36, -2.256948794846385e-36, 9.4039548065783e-36, 1.278937710201686e-35, 2.633107345841924e-36, -4.890055781955902e-36, 3.7615816984235657e-37, 9.4039548065783e-36, 7.52316384526264e-37, 6.770846025806749e-36, -7.899322037525772e-36, -1.880791320048067e-36, -5.266214691683848e-36) \
  ROW("rounded-quad-555f23c3", "f64", "parallel vanishes", 1, 0, -1.8367099231598242e-40, -1.8366818971905377e-40, 4.224430020670667e-39, 5.877471754111438e-39, 1.8367239361444675e-40, 2.755063483441272e-39, 5.693800761795455e-39, 4.408106618180507e-39, 5.693800761795455e-39, 6.06114274642742e-39, 7.163168700323315e-39, 4.408103815583578e-39, 7.163171502920243e-39) \
  ROW("rounded-quad-d75d77f8", "f32 f64", "", 1, 0, 5.238690037323579e-10, 1.1641532182693481e-09, 1.3387762010097504e-09, 2.270098775625229e-09, 1.1641532182693481e-10, 1.164153440313953e-09, 7.566996473862275e-10, 1.6298147276216923e-09, 1.3387762010097504e-09, 2.0954757928848267e-09, 1.338776089987448e-09, 2.561137080192566e-09, 1.0477381184870183e-09) \
  ROW("rounded-quad-e6d59495", "f64", "vanishes", 0, 0, -3.675460729605738e-26, -3.675460729605738e-26, 7.350921459211476e-26, 7.350921459211476e-26, 3.675460729605738e-26, 2.0194839173657902e-26, 4.8467607853803143e-26, 1.4136387421560532e-26, 3.39273359747211e-26, 2.3829910224916325e-26, 2.9888365058501606e-26, 3.5946816810598977e-26, 5.896892422410525e-26) \
  ROW("rounded-quad-13e80812", "f32 f64", "crossing vanishes", 1, 0, -3.697785728322363e-31, -9.121203276222468e-31, 3.697785728322363e-31, 2.9582283945787943e-31, 7.395570986446986e-32, -3.697785493223493e-31, -6.656014358000027e-31, -3.697785963421233e-31, -6.162975822039155e-31, 2.465190181878868e-32, -7.149051013169939e-31, 2.4651906226892496e-32, -7.642090019328552e-31)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3, x4, y4 */
#define GRAZE_HIT_TRIANGLE_QUAD(ROW) \
  ROW("triangle-quad-586effe5", "i32 i64 f32 f64", "other-winding", 0, 0, 2, 0, 2, 1, 3, 0, 1, 1, 0, 2, 2, 3, 2, 2) \
  ROW("triangle-quad-7aaf0654", "i32 i64 f32 f64", "other-winding", 1, 0, 3, 1, 3, 3, 1, 2, 2, 0, 0, 2, 1, 3, 3, 2) \
  ROW("triangle-quad-7f5849f4", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 3, 2, 4, 1, 2, 4, 1, 3, 0, 2, 0, 2, 3) \
  ROW("triangle-quad-09c721bd", "i32 i64 f32 f64", "corner other-winding", 0, 0, 2, 2, 0, 0, 0, 1, 4, 5, 5, 3, 2, 3, 2, 4) \
  ROW("triangle-quad-73e29167", "i32 i64 f32 f64", "other-winding", 1, 0, 3, 0, 2, 0, 3, 3, 4, 3, 4, 4, 1, 4, 2, 2) \
  ROW("triangle-quad-9ddfd602", "i32 i64 f32 f64", "corner other-winding", 0, 0, 4, 6, 0, 5, 2, 6, 6, 3, 7, 2, 6, 0, 5, 0) \
  ROW("triangle-quad-3df11b25", "i32 i64 f32 f64", "other-winding", 0, 0, 4, 7, 3, 6, 7, 1, 1, 6, 2, 6, 3, 4, 0, 5) \
  ROW("triangle-quad-10092375", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 5, 8, 7, 7, 3, 7, 5, 4, 6, 6, 5, 6, 4, 6) \
  ROW("triangle-quad-632348db", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 1, 1, 1, 3, 2, 2, 1, 0, 2, 1, 3, 0, 0, -1) \
  ROW("triangle-quad-a11bc2df", "i32 i64 f32 f64", "other-winding", 1, 0, 0, -1, 5, 9, 4, 2, 3, 3, 1, 2, 2, 1, 4, 3) \
  ROW("triangle-quad-ae50a328", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 4, -3, 4, 3, 6, 3, 1, 6, 1, 6, 4, 4, 5) \
  ROW("triangle-quad-16199cea", "i32 i64 f32 f64", "other-winding", 1, 0, 0, -2, 8, 4, 1, 5, 5, 9, 6, 5, 4, 3, 4, 9) \
  ROW("triangle-quad-07babf1e", "i32 i64 f32 f64", "other-winding", 1, 0, 3, 2, 0, 0, 1, 4, 3, 1, -1, 3, -1, 5, 5, 3) \
  ROW("triangle-quad-b2571c5b", "i32 i64 f32 f64", "crossing other-winding", 1, 0, 3, 1, -1, 2, -1, 3, 8, 9, 2, 1, 1, 1, 7, 9) \
  ROW("triangle-quad-5c6bae78", "i32 i64 f32 f64", "other-winding", 1, 0, 2, 4, 0, 4, 2, 6, 6, 1, 5, 8, 1, 11, 3, -3) \
  ROW("triangle-quad-21610664", "i32 i64 f32 f64", "", 0, 0, 2, 6, 4, 6, 6, 8, 1, 9, -1, 9, -3, 7, 1, 5) \
  ROW("triangle-quad-8c8bd724", "i32 i64 f32 f64", "", 0, 0, -1, 5, 0, 4, -1, 6, 1, 1, 3, 3, 1, 5, -2, 0) \
  ROW("triangle-quad-e3b78ee2", "i32 i64 f32 f64", "", 0, 0, 4, 3, 1, 0, 5, 3, 4, -2, 4, -1, 3, 0, 2, -3) \
  ROW("triangle-quad-d24286e9", "i32 i64 f32 f64", "other-winding", 1, 0, 1, 0, 0, 3, 2, 2, 8, 7, -2, 12, -3, 5, 0, 1) \
  ROW("triangle-quad-a1c9db61", "i32 i64 f32 f64", "other-winding", 0, 0, 6, 3, 8, 5, 11, 5, 3, 3, 7, 1, 5, -3, 3, -3) \
  ROW("triangle-quad-59f789a5", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 3, 2, 5, 4, 3, 8, 3, 7, 10, 3, 13, 5, -1) \
  ROW("triangle-quad-87595ed7", "i32 i64 f32 f64", "other-winding", 1, 0, 3, -1, 7, 0, 5, 0, 5, 4, 8, 0, -3, -2, -2, 5) \
  ROW("triangle-quad-20945b73", "i32 i64 f32 f64", "", 0, 0, 0, 2, 0, 1, 3, -1, 0, 0, -2, 0, -2, -1, 0, -2) \
  ROW("triangle-quad-ce88e980", "i32 i64 f32 f64", "contained shared-corner other-winding", 1, 0, -1, 2, -1, 3, 1, 2, -1, 4, 1, 2, -1, 2, -1, 3) \
  ROW("triangle-quad-d3172953", "i32 i64 f32 f64", "other-winding", 0, 0, 4, 0, 13, 12, 6, 11, 3, 2, 1, -4, -1, 0, 1, 2) \
  ROW("triangle-quad-11640ff8", "i32 i64 f32 f64", "other-winding", 0, 0, 4, 11, 15, -6, 16, -8, 5, 4, 5, 2, 6, 2, 7, 6) \
  ROW("triangle-quad-33477058", "i32 i64 f32 f64", "other-winding", 0, 0, 10, 0, 8, 0, 6, -2, 3, -1, 6, -4, 3, -7, 2, -2) \
  ROW("triangle-quad-be3c02d4", "i32 i64 f32 f64", "crossing other-winding", 1, 0, 3, 9, 3, 11, -3, -11, 3, 0, 1, -2, -3, 2, 3, 2) \
  ROW("triangle-quad-ed6a8eba", "i32 i64 f32 f64", "other-winding", 0, 0, -1, 6, 12, 12, -1, 12, 6, 9, 8, 10, 9, 8, 8, 4) \
  ROW("triangle-quad-dc2cbadd", "i32 i64 f32 f64", "contained", 1, 0, 8, 14, 8, 13, 9, 13, 6, 9, 14, 15, 7, 16, 3, 13) \
  ROW("triangle-quad-2e833fb2", "i32 i64 f32 f64", "other-winding", 0, 0, -3, 1, -2, -1, -5, 0, -2, 1, 0, 1, -1, -1, -2, 0) \
  ROW("triangle-quad-483fa9c7", "i32 i64 f32 f64", "other-winding", 0, 0, 4, -3, 3, -1, 5, -3, 7, 5, -1, -1, -4, 3, -3, 10) \
  ROW("triangle-quad-da9046bb", "i32 i64 f32 f64", "corner", 0, 0, 6, -1, 5, -2, 9, 1, 1, -6, 3, -4, -3, -5, -1, -6) \
  ROW("triangle-quad-c8d6320e", "i32 i64 f32 f64", "contained other-winding", 1, 0, -4, 4, 4, 0, 4, -4, -8, -2, 12, -6, 8, 2, -12, 6) \
  ROW("triangle-quad-665ce975", "i32 i64 f32 f64", "no-extent", 0, 0, 1, 0, -3, 0, -5, 0, 0, 2, 2, 4, 1, 4, 0, 3) \
  ROW("triangle-quad-42537188", "i32 i64 f32 f64", "no-extent", 0, 0, 4, 1, 16, 6, -8, -4, 3, 2, 3, 5, 2, 4, 2, 3) \
  ROW("triangle-quad-bf7467f8", "i32 i64 f32 f64", "contained other-winding no-extent", 1, 0, 7, 11, 16, -2, 4, 7, 10, 3, 8, 5, 10, 4, 10, 3) \
  ROW("triangle-quad-e4e3cc6d", "i32 i64 f32 f64", "contained other-winding", 1, 0, 16, 18, 29, 5, 18, 1, 24, 7, 22, 8, 20, 8, 20, 6) \
  ROW("triangle-quad-a4103f6c", "i32 i64 f32 f64", "contained", 1, 0, 8, 10, 10, 11, 9, 12, -2, -2, 22, -1, 21, 22, -1, 21) \
  ROW("triangle-quad-58719538", "i32 i64 f32 f64", "contained", 1, 0, 1, 0, 5, 1, 3, 4, -27, -27, 33, -26, 32, 33, -26, 32) \
  ROW("triangle-quad-79784c8e", "i32 i64 f32 f64", "contained", 1, 0, -27, -28, 33, -13, 3, 32, 1, 1, 5, 2, 4, 5, 2, 4) \
  ROW("triangle-quad-cf60b6fc", "i32 i64 f32 f64", "contained", 1, 0, 990, 490, 1010, 495, 1000, 510, -120, -540, 2040, -539, 2039, 1620, -119, 1619) \
  ROW("triangle-quad-ec1e1450", "i32 i64 f32 f64", "contained", 1, 0, -120, -540, 2040, 0, 960, 1620, 990, 490, 1010, 491, 1009, 510, 991, 509) \
  ROW("triangle-quad-d74db188", "i32 i64 f32 f64", "", 1, 0, 936, 936, 1064, 968, 1000, 1064, 970, 950, 1050, 951, 1049, 1030, 971, 1029) \
  ROW("triangle-quad-80c3ba78", "i32 i64 f32 f64", "", 0, 0, 990, 990, 1010, 995, 1000, 1010, 1280, 980, 1320, 981, 1319, 1020, 1281, 1019) \
  ROW("triangle-quad-39d1aaea", "i32 i64 f32 f64", "", 1, 0, 580, 260, 660, 280, 620, 340, 590, 270, 670, 271, 669, 350, 591, 349) \
  ROW("triangle-quad-97f74286", "i32 i64 f32 f64", "", 0, 0, 580, 260, 660, 280, 620, 340, 680, 260, 760, 261, 759, 340, 681, 339) \
  ROW("triangle-quad-05d9a91b", "i32 i64 f32 f64", "contained", 1, 0, -155, -175, 355, -47, 100, 335, 90, 60, 150, 61, 149, 120, 91, 119) \
  ROW("triangle-quad-8127535a", "i32 i64 f32 f64", "contained", 1, 0, 70, 50, 130, 65, 100, 110, -135, -165, 375, -164, 374, 345, -134, 344) \
  ROW("triangle-quad-4e46167a", "i32 i64 f32 f64", "corner", 0, 0, -156, -176, 356, -48, 100, 336, 670, 60, 730, 61, 729, 120, 671, 119) \
  ROW("triangle-quad-053f7b24", "i32 i64 f32 f64", "contained", 1, 0, -320, -400, 960, -80, 320, 880, 480, 280, 520, 281, 519, 320, 481, 319) \
  ROW("triangle-quad-43f19dbe", "i32 i64 f32 f64", "corner", 0, 0, -100, -100, 100, -50, 0, 100, -3100, -80, -2900, -79, -2901, 120, -3099, 119) \
  ROW("triangle-quad-24d675b9", "i32 i64 f32 f64", "crossing leaves-i32", 1, 0, 24347, -100141, 2, 0, 0, 3, 3, -29197, 4937, -29197, 4937, 2, 3, 2) \
  ROW("triangle-quad-7a21eda4", "i32 i64 f32 f64", "", 0, 0, 26124, 27939, 0, -6269, 11023, -5956, 2, 12521, 1, 12521, 1, 1, 2, 1) \
  ROW("triangle-quad-b5017e78", "i32 i64 f32 f64", "leaves-i32", 1, 0, 15691, -12240, 1034, 0, 99214, 15801, 14992, 3, 2, 3, 2, 2, 14992, 2) \
  ROW("triangle-quad-00b39189", "i32 i64 f32 f64", "", 1, 0, 5263, -16, 5261, -12, 5264, -12, 5116, 0, 5263, 0, 5263, -20, 5116, -20) \
  ROW("triangle-quad-68519e34", "i32 i64 f32 f64", "leaves-i32", 1, 0, -54175, 3450, 32731, 16216, 2, -17396, 3, 3, 0, 3, 0, -21545, 3, -21545) \
  ROW("triangle-quad-419e6ca1", "i32 i64 f64", "leaves-i32", 0, 0, 0, -14063, 9375, 0, 0, -25277, 3831, 1, 108738, 1, 108738, 4781, 3831, 4781) \
  ROW("triangle-quad-a29875b0", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 2390, -59879, 32167, 64661, 1, 87843, 1, 92627, 2, 92627, 2, 92202, 1, 92202) \
  ROW("triangle-quad-aa8e5a94", "i32 i64 f32 f64", "contained", 1, 0, -43136, 8448, 29206, 2, 0, -45968, -3489, 3, -28204, 3, -28204, -6351, -3489, -6351) \
  ROW("triangle-quad-2d2f22fa", "i32 i64 f32 f64", "parallel leaves-i32", 0, 0, 19575, 3, 14917, 3, 1, -14013, 26083, 8139, -22917, 8139, -22917, 56907, 26083, 56907) \
  ROW("triangle-quad-c4040511", "i32 i64 f32 f64", "contained no-extent", 1, 0, 1, 2, -26011, 3, -20897, -3593, -27471, 1, 0, -22202, 13644, 14739, 13644, 14739) \
  ROW("triangle-quad-6529e1fb", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, -65435, -65485, 65635, -32717, 100, 65585, 10, 20, 70, 21, 69, 80, 11, 79) \
  ROW("triangle-quad-1d9106cc", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 10, 20, 70, 35, 40, 80, -65435, -65485, 65635, -65484, 65634, 65585, -65434, 65584) \
  ROW("triangle-quad-5ffd35ab", "i32 i64 f64", "leaves-i32", 1, 0, -349952558, -1243775182, 2, 0, 0, 3, 3, 64887819, -791183800, 64887819, -791183800, 2, 3, 2) \
  ROW("triangle-quad-d7eaac32", "i32 i64 f64", "leaves-i32", 0, 0, 3, -1521983919, 0, -512457119, -1060443476, 386422137, 2, -314159078, 0, -314159078, 0, 1, 2, 1) \
  ROW("triangle-quad-88e568c9", "i64 f64", "leaves-i32 leaves-i64", 1, 0, -404558159, -1058349293, -378318516, 0, 3159240821, 781079750, 1925349058, 3, 2, 3, 2, 2, 1925349058, 2) \
  ROW("triangle-quad-a0cf5e6d", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 2077357077, 5859637876, 0, -559290489, -657997050, -210157059, 2, 6645685848, 1, 6645685848, 1, 1, 2, 1) \
  ROW("triangle-quad-b3f9c834", "i32 i64 f64", "leaves-i32", 0, 0, 2147483528, 4, 2147483528, 6, 2147483550, 1, 2147483552, 3, 2147483557, 11, 2147483557, -7, 2147483552, -6) \
  ROW("triangle-quad-8442522d", "i32 i64 f64", "leaves-i32", 1, 0, 2147483607, 8, 2147483607, -2, 2147483609, 7, 2147483608, 6, 2147483606, 6, 2147483603, 16, 2147483606, 16) \
  ROW("triangle-quad-680a8747", "i32 i64 f64", "crossing leaves-i32", 1, 0, -2147483639, 59, -2147483615, 30, -2147483624, 53, -2147483645, 43, -2147483633, 35, -2147483629, 44, -2147483638, 60) \
  ROW("triangle-quad-a331aa71", "i32 i64 f64", "corner leaves-i32", 0, 0, -2147483511, -14, -2147483516, -31, -2147483514, -21, -2147483509, 4, -2147483511, -6, -2147483513, -12, -2147483512, 11) \
  ROW("triangle-quad-75ed4d89", "i64 f64", "contained leaves-i32 leaves-i64", 1, 0, 7723111604, 0, -870233993, 6540486666, 1, 262097547, 104968238, 621937769, 0, 621937769, 0, 2685151185, 104968238, 2685151185) \
  ROW("triangle-quad-983a5234", "i64 f64", "contained leaves-i32 leaves-i64", 1, 0, -161300797, 1075239448, -151329990, 2084541890, 1, 0, 1, -3599967524, -1768721318, -3599967524, -1768721318, 3688138554, 1, 3688138554) \
  ROW("triangle-quad-f2d019a9", "i32 i64 f64", "parallel leaves-i32", 0, 0, 1823615, -7618, 1823638, -7625, 1823653, -7617, 1823639, -7625, 1823624, -7633, 1823640, -7663, 1823670, -7647) \
  ROW("triangle-quad-e7eb703a", "f64", "leaves-i32 vanishes", 0, 0, -1048576, 786432, 0, 2.802596928649634e-45, -655360.125, 1310720, -1966080, 3932160.5, -3407872, 4194303.75, -2097152, 1572863.875, -655360, 1310720.25) \
  ROW("triangle-quad-2f676469", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 3.761194212857731e+153, 1.4031761017346134e+154, 0, -5.426897721690176e+153, -3.3020540917797425e+153, -1.939477251322688e+153, 2, 1.950805324553843e+154, 1, 1.950805324553843e+154, 1, 1, 2, 1) \
  ROW("triangle-quad-725da85b", "f64", "vanishes", 0, 0, 448, -608, -1.401298464324817e-45, -544.0001220703125, 256, -512, 0, -544.0000610351562, -96, -735.9998779296875, -256, -896, -544, -992) \
  ROW("triangle-quad-744731b6", "f64", "vanishes", 0, 0, 1600, -1407.999755859375, 1216, 384, 896, -1152.0001220703125, 447.9999694824219, -1152, 896, -1152, 0, -1344.0001220703125, 2.802596928649634e-45, -1280.0001220703125) \
  ROW("triangle-quad-3adfa789", "f64", "vanishes", 1, 0, -0.1015624925494194, -0.09375, -0.03125, -0.046875, -0.0390625037252903, -1.401298464324817e-45, -0.0390625, 0.125, -0.1171875, 0.1640625, -0.2265625, -0.109375, -0.0859374850988388, -0.0703125) \
  ROW("triangle-quad-37e5ed01", "f64", "vanishes", 1, 0, 2.83989986064875e-29, 3.155443620884047e-29, 2.839898656942535e-29, 0, 0, -1.401298464324817e-45, 2.8398992587956425e-29, 3.155443620884047e-29, 2.997671439839845e-29, 3.155443620884047e-29, 3.155443620884047e-29, 3.155443620884047e-29, 3.155443620884047e-29, 2.8398992587956425e-29) \
  ROW("triangle-quad-f3495f5f", "f32 f64", "corner", 0, 0, 9.022188551810473e-10, 4.6566123179658803e-10, 4.94765117764473e-10, -8.731148026797086e-10, 4.656612873077393e-10, 2.3283064365386963e-10, -6.69388044993724e-10, 2.0372681319713593e-10, -9.022187441587448e-10, 6.402843810704439e-10, 4.3655748460658117e-10, 2.3283061589829401e-10, 0, 0) \
  ROW("triangle-quad-a4b77b1b", "f64", "vanishes", 1, 0, 2.481541837659083e-24, 6.617446478146032e-24, 1.6543612251060553e-24, 9.926167350636332e-24, 0, 6.617446478146032e-24, 2.0679515313825692e-24, 8.271806125530277e-24, 2.481541837659083e-24, 6.6174449004242214e-24, 1.6957202557337067e-23, 1.1994118882018901e-23, 1.1580530153464198e-23, 1.2407709188295415e-23) \
  ROW("triangle-quad-56e92639", "f32 f64", "crossing vanishes", 1, 0, 3.3911422836660573e-43, 2.382207389352189e-44, 1.1210387714598537e-43, 0, 3.363116314379561e-43, 4.484155085839415e-44, -3.8115318229635024e-43, 6.922414413764596e-43, -2.0178697886277366e-43, 1.0313556697430654e-42, 8.071479154510946e-43, 4.932570594423356e-43, 1.14906474074635e-43, -2.802596928649634e-45)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, a_x4, a_y4, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3, b_x4, b_y4 */
#define GRAZE_HIT_QUAD_QUAD(ROW) \
  ROW("quad-quad-40dc7d34", "i32 i64 f32 f64", "", 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 3, 0, 1, 2, 0, 3, 2, 0) \
  ROW("quad-quad-4537b045", "i32 i64 f32 f64", "crossing other-winding", 1, 0, 0, 2, 2, 1, 2, 0, 1, 0, 0, 1, 0, 0, 1, 2, 1, 3) \
  ROW("quad-quad-5f7432ab", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 2, 1, 0, 4, 1, 2, 2, 0, 1, 1, 0, 0, 0, 1, 0, 3) \
  ROW("quad-quad-f3107998", "i32 i64 f32 f64", "contained other-winding", 1, 0, 2, 1, 1, 1, 1, 2, 1, 3, 3, 0, 1, 0, 0, 0, 1, 4) \
  ROW("quad-quad-2338e21f", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 2, 0, 1, 0, 2, 1, 3, 0, 1, 1, 0, 2, 2, 3, 2, 2) \
  ROW("quad-quad-2c5c8afa", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 3, 1, 3, 2, 3, 3, 1, 2, 2, 0, 0, 2, 1, 3, 3, 2) \
  ROW("quad-quad-bbf17d09", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 0, 2, 1, 2, 2, 6, 1, 5, 0, 2, 2, 4, 2, 2, 1, 2) \
  ROW("quad-quad-8da7dce1", "i32 i64 f32 f64", "other-winding", 0, 0, 6, 5, 4, 3, 4, 1, 8, 1, 1, 4, 0, 0, 0, 1, 0, 2) \
  ROW("quad-quad-a402b398", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 3, 4, 5, 1, 4, 0, 2, 4, 4, 3, 3, 4, 1, 3, 4, 2) \
  ROW("quad-quad-feb41c40", "i32 i64 f32 f64", "corner other-winding", 0, 0, 5, 5, 4, 7, 3, 6, 3, 5, 2, 4, 3, 3, 2, 2, 1, 2) \
  ROW("quad-quad-3ec3784d", "i32 i64 f32 f64", "corner other-winding", 0, 0, 6, 4, 0, 5, 2, 6, 4, 6, 6, 3, 7, 2, 6, 0, 5, 0) \
  ROW("quad-quad-e658ed84", "i32 i64 f32 f64", "other-winding", 1, 0, 3, 3, 5, 5, 9, 4, 9, 3, 2, 0, 6, 0, 6, 2, 2, 4) \
  ROW("quad-quad-e6b7d11b", "i32 i64 f32 f64", "corner other-winding", 0, 0, 5, 0, 7, 0, 9, 0, 9, 1, 2, 6, 3, 6, 4, 5, 3, 4) \
  ROW("quad-quad-bfb80551", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 5, 8, 7, 8, 7, 7, 3, 7, 5, 4, 6, 6, 5, 6, 4, 6) \
  ROW("quad-quad-e9f53086", "i32 i64 f32 f64", "", 1, 0, 7, 5, 8, 6, 7, 7, 6, 5, 5, 8, 5, 6, 9, 6, 9, 8) \
  ROW("quad-quad-ef5eef75", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 0, 1, 1, 3, 2, 2, 1, 1, 1, 0, 2, 1, 3, 0, 0, -1) \
  ROW("quad-quad-0e484368", "i32 i64 f32 f64", "other-winding", 0, 0, 0, 0, 1, 1, 2, 1, 0, -1, 6, 2, 6, 3, 2, 0, 3, 0) \
  ROW("quad-quad-cb2006c8", "i32 i64 f32 f64", "corner other-winding", 0, 0, 2, 2, 0, 0, -1, 0, 0, 1, 4, 5, 5, 3, 2, 3, 2, 4) \
  ROW("quad-quad-d18aec34", "i32 i64 f32 f64", "other-winding", 0, 0, 10, 1, 4, 7, 3, 6, 7, 1, 1, 6, 2, 6, 3, 4, 0, 5) \
  ROW("quad-quad-d1a09ffa", "i32 i64 f32 f64", "corner", 0, 0, 2, 6, 0, 10, 0, 8, 0, 6, 5, 3, 5, 4, 4, 5, 3, 5) \
  ROW("quad-quad-ecea1706", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 4, -1, 3, -3, 4, 3, 6, 3, 1, 6, 1, 6, 4, 4, 5) \
  ROW("quad-quad-9ac72847", "i32 i64 f32 f64", "other-winding", 1, 0, 6, 0, 7, 7, 4, 11, 2, -3, 4, 4, 5, 2, 4, 1, 2, 2) \
  ROW("quad-quad-e94a012d", "i32 i64 f32 f64", "", 0, 0, 2, 6, 4, 6, 6, 6, 6, 8, 1, 9, -1, 9, -3, 7, 1, 5) \
  ROW("quad-quad-f992fcbe", "i32 i64 f32 f64", "", 0, 0, 5, 0, 3, 0, 3, -4, 5, -2, 4, 1, 2, 1, 1, 0, 0, -1) \
  ROW("quad-quad-e7631d4c", "i32 i64 f32 f64", "other-winding", 1, 0, 2, -2, 0, 0, 1, 4, 3, 2, 3, 1, -1, 3, -1, 5, 5, 3) \
  ROW("quad-quad-b1c1e69b", "i32 i64 f32 f64", "", 0, 0, 5, 3, 4, 3, 1, 0, 2, 0, 4, -2, 4, -1, 3, 0, 2, -3) \
  ROW("quad-quad-8b58a52b", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 3, 2, 5, 4, 5, 4, 3, 8, 3, 7, 10, 3, 13, 5, -1) \
  ROW("quad-quad-39045068", "i32 i64 f32 f64", "corner other-winding", 0, 0, 0, 10, 1, 10, 1, 8, 0, 9, 0, 4, -2, 3, -2, 4, 0, 7) \
  ROW("quad-quad-98ef9c2e", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 0, 3, -1, 1, -1, 2, 1, -2, 2, -3, 1, -2, 0, 0, 0) \
  ROW("quad-quad-51948cc3", "i32 i64 f32 f64", "other-winding", 0, 0, -2, 0, -4, 1, -4, 2, -3, 2, 0, 4, -1, 2, 1, 2, 1, 4) \
  ROW("quad-quad-f34a5866", "i32 i64 f32 f64", "other-winding", 0, 0, -2, 6, 1, 6, 0, 4, -2, 5, -1, 2, 0, 2, -1, 4, -1, 3) \
  ROW("quad-quad-561da0ed", "i32 i64 f32 f64", "corner", 0, 0, -2, 3, -2, 6, -4, 5, -3, 3, -1, 3, 1, 1, 1, 3, 0, 3) \
  ROW("quad-quad-8f9ccfef", "i32 i64 f32 f64", "", 0, 0, 8, -2, 5, 2, 0, -8, 11, -6, 2, 3, 0, 3, -2, 3, 2, 2) \
  ROW("quad-quad-71b910cc", "i32 i64 f32 f64", "", 0, 0, 0, 2, 0, 1, 3, -2, 3, -1, 0, 0, -2, 0, -2, -1, 0, -2) \
  ROW("quad-quad-42138d30", "i32 i64 f32 f64", "", 1, 0, -2, 5, -2, 7, -3, 7, -4, 3, 1, 5, 1, 7, -1, 9, -5, 7) \
  ROW("quad-quad-ec05fb1a", "i32 i64 f32 f64", "other-winding", 0, 0, 5, 7, 12, 6, 0, -3, 1, 4, -1, 11, 2, 7, -3, -3, -6, 1) \
  ROW("quad-quad-916e1870", "i32 i64 f32 f64", "other-winding", 0, 0, -4, 1, -5, 1, -6, 1, -6, 3, -2, 2, -2, 3, -4, 3, -4, 2) \
  ROW("quad-quad-c0a1c6fa", "i32 i64 f32 f64", "crossing other-winding", 1, 0, -7, 0, -4, 5, -2, 3, -6, -1, -1, 7, -2, 5, -3, 1, 0, 8) \
  ROW("quad-quad-93c3b360", "i32 i64 f32 f64", "other-winding", 0, 0, 4, -3, 3, -1, 3, 1, 5, -3, 7, 5, -1, -1, -4, 3, -3, 10) \
  ROW("quad-quad-0359b1b6", "i32 i64 f32 f64", "other-winding", 0, 0, 5, -3, -1, 0, -3, 2, 3, -1, 4, 8, -6, 3, -7, 10, 0, 11) \
  ROW("quad-quad-7c6b025e", "i32 i64 f32 f64", "other-winding", 0, 0, 5, -2, 7, -3, 8, -2, 7, -1, 7, -4, 7, -5, 3, -3, 6, -3) \
  ROW("quad-quad-39058a8f", "i32 i64 f32 f64", "contained", 1, 0, 8, 14, 8, 13, 9, 13, 9, 15, 6, 9, 14, 15, 7, 16, 3, 13) \
  ROW("quad-quad-8d92fbd2", "i32 i64 f32 f64", "contained shared-corner other-winding", 1, 0, -1, 2, 2, -1, -1, -2, -2, -1, -1, -2, 1, 0, 0, 1, -1, 0) \
  ROW("quad-quad-71c009b3", "i32 i64 f32 f64", "other-winding", 0, 0, -3, 1, -2, -1, -5, 0, -4, 1, -2, 1, 0, 1, -1, -1, -2, 0) \
  ROW("quad-quad-e26b2610", "i32 i64 f32 f64", "contained other-winding", 1, 0, 5, 16, -11, -2, 1, -12, 9, -3, 1, 1, -1, 1, -3, 2, 1, 3) \
  ROW("quad-quad-5d9888a1", "i32 i64 f32 f64", "contained", 1, 0, -8, 10, -8, -10, 8, 0, 8, 10, -2, -1, 0, -3, 2, -3, 0, 3) \
  ROW("quad-quad-884827b6", "i32 i64 f32 f64", "no-extent", 0, 0, 3, 1, 2, 3, 0, 7, 2, 3, 1, 0, 2, 1, 1, 2, 0, 3) \
  ROW("quad-quad-1c7b85bd", "i32 i64 f32 f64", "corner other-winding no-extent", 0, 0, 1, 1, 1, -2, 1, 1, 1, -2, 2, 2, 1, 2, 3, 5, 3, 4) \
  ROW("quad-quad-5dcfb917", "i32 i64 f32 f64", "no-extent", 0, 0, -1, 0, 3, 0, -1, 0, 5, 0, 5, 2, 5, 3, 2, 2, 4, 1) \
  ROW("quad-quad-e2ec8d96", "i32 i64 f32 f64", "parallel no-extent", 0, 0, 3, -3, 0, -3, 3, -3, 4, -3, 3, 0, 2, -2, 3, -2, 3, -1) \
  ROW("quad-quad-21953592", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 8, -2, 6, -2, 4, 0, 8, 4, 2, -13, 8, -7, 13, -2, 11, -4) \
  ROW("quad-quad-793b64e7", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 3, 0, 2, 0, 3, 0, 2) \
  ROW("quad-quad-ec98f2e7", "i32 i64 f32 f64", "corner no-extent", 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 3, 0, 2, 0, 3, 0) \
  ROW("quad-quad-e9929baf", "i32 i64 f32 f64", "contained", 1, 0, 1, 0, 5, 1, 4, 4, 2, 3, -27, -27, 33, -26, 32, 33, -26, 32) \
  ROW("quad-quad-a4c6caf3", "i32 i64 f32 f64", "contained", 1, 0, -27, -28, 33, -27, 32, 32, -26, 31, 1, 1, 5, 2, 4, 5, 2, 4) \
  ROW("quad-quad-03d8077b", "i32 i64 f32 f64", "contained", 1, 0, 990, 490, 1010, 491, 1009, 510, 991, 509, -120, -540, 2040, -539, 2039, 1620, -119, 1619) \
  ROW("quad-quad-3cfd88fb", "i32 i64 f32 f64", "contained", 1, 0, -120, -540, 2040, -539, 2039, 1620, -119, 1619, 990, 490, 1010, 491, 1009, 510, 991, 509) \
  ROW("quad-quad-690e5383", "i32 i64 f32 f64", "contained", 1, 0, 936, 936, 1064, 937, 1063, 1064, 937, 1063, 970, 950, 1050, 951, 1049, 1030, 971, 1029) \
  ROW("quad-quad-0f15db1f", "i32 i64 f32 f64", "", 0, 0, 990, 990, 1010, 991, 1009, 1010, 991, 1009, 1280, 980, 1320, 981, 1319, 1020, 1281, 1019) \
  ROW("quad-quad-27800297", "i32 i64 f32 f64", "", 1, 0, 580, 260, 660, 261, 659, 340, 581, 339, 590, 270, 670, 271, 669, 350, 591, 349) \
  ROW("quad-quad-7cdcd8c3", "i32 i64 f32 f64", "", 0, 0, 580, 260, 660, 261, 659, 340, 581, 339, 680, 260, 760, 261, 759, 340, 681, 339) \
  ROW("quad-quad-0a937e57", "i32 i64 f32 f64", "contained", 1, 0, -155, -175, 355, -174, 354, 335, -154, 334, 90, 60, 150, 61, 149, 120, 91, 119) \
  ROW("quad-quad-63b99aad", "i32 i64 f32 f64", "contained", 1, 0, 70, 50, 130, 51, 129, 110, 71, 109, -135, -165, 375, -164, 374, 345, -134, 344) \
  ROW("quad-quad-9021a945", "i32 i64 f32 f64", "", 0, 0, -156, -176, 356, -175, 355, 336, -155, 335, 670, 60, 730, 61, 729, 120, 671, 119) \
  ROW("quad-quad-df3b76e2", "i32 i64 f32 f64", "contained", 1, 0, -320, -400, 960, -399, 959, 880, -319, 879, 480, 280, 520, 281, 519, 320, 481, 319) \
  ROW("quad-quad-08b0afd9", "i32 i64 f32 f64", "", 0, 0, -100, -100, 100, -99, 99, 100, -99, 99, -3100, -80, -2900, -79, -2901, 120, -3099, 119) \
  ROW("quad-quad-f4cba6d3", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, -12220, 0, -12220, 1, 0, 1, 0, 3, 2, 3, 2, 17015, 0, 17015) \
  ROW("quad-quad-ab366248", "i32 i64 f64", "contained leaves-i32", 1, 0, 1, 300000, 0, 300000, 0, 0, 1, 1, 300000, 300000, 0, 300000, 0, 1, 0, 0) \
  ROW("quad-quad-e2d89c75", "i32 i64 f32 f64", "contained", 1, 0, 0, 17755, 7599, 17755, 7599, 0, 0, 0, 0, 16360, 1, 16360, 1, 0, 0, 0) \
  ROW("quad-quad-fc249237", "i32 i64 f32 f64", "", 1, 0, 0, 7398, 18844, 7398, 18844, 1, 0, 1, 1, 3, -796, 3, -796, 7699, 1, 7699) \
  ROW("quad-quad-530e1e83", "i32 i64 f32 f64", "parallel", 0, 0, 34406, 3, 23774, 3, 23774, 2, 34406, 2, 3, 2, 20421, 2, 20421, 10859, 3, 10859) \
  ROW("quad-quad-4199e6e9", "i32 i64 f32 f64", "parallel leaves-i32", 0, 0, 4896, 2, 1, 2, 1, 30808, 4896, 30808, 3, -85665, 26710, -85665, 26710, 0, 3, 0) \
  ROW("quad-quad-02e63ba0", "i32 i64 f32 f64", "", 1, 0, 5263, -14, 5261, -12, 5261, -10, 5264, -10, 5116, 0, 5263, 0, 5263, -20, 5116, -20) \
  ROW("quad-quad-41163a39", "i32 i64 f32 f64", "leaves-i32", 1, 0, 62241, 7810, 2, 7810, 2, -33486, 62241, -33486, -23778, 1, 9867, 1, 9867, 0, -23778, 0) \
  ROW("quad-quad-5fd3e00b", "i32 i64 f32 f64", "crossing", 1, 0, 18090, 1, 7865, 1, 7865, 7834, 18090, 7834, 3, 7597, 27366, 7597, 27366, 1346, 3, 1346) \
  ROW("quad-quad-bf7dcb67", "i32 i64 f32 f64", "leaves-i32", 0, 0, 57344, 0, 57344, 28672, 28672, 57344, 0, 57343, -8192, 0, 32766, 24576, -49150, 24576, -49151, 12288) \
  ROW("quad-quad-c54760a8", "i32 i64 f32 f64", "", 0, 0, -6144, -18432, -20480, -16384, -4096, -4098, 2048, -12286, 36865, 4096, 36864, -8192, -4096, -4096, -4096, 1) \
  ROW("quad-quad-7ef9e5f1", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, -65435, -65485, 65635, -65484, 65634, 65585, -65434, 65584, 10, 20, 70, 21, 69, 80, 11, 79) \
  ROW("quad-quad-1fd9602d", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 10, 20, 70, 21, 69, 80, 11, 79, -65435, -65485, 65635, -65484, 65634, 65585, -65434, 65584) \
  ROW("quad-quad-5f5a2d3f", "i32 i64 f64", "leaves-i32", 1, 0, 0, 0, 140650061, 0, 140650061, 1, 0, 1, 0, 3, 2, 3, 2, -1067964576, 0, -1067964576) \
  ROW("quad-quad-6bea725d", "i32 i64 f64", "corner leaves-i32", 0, 0, 0, 0, 0, 1, 3437450, 1, 1, 0, 3437451, 2, 1, 3437452, 0, 3437453, 3437453, 1) \
  ROW("quad-quad-ca0e2463", "i64 f64", "leaves-i32 leaves-i64", 1, 0, -3337544184, 3, 1465446872, 3, 1465446872, 2, -3337544184, 2, 3, 2, 8718358, 2, 8718358, 445646705, 3, 445646705) \
  ROW("quad-quad-8ebeac13", "i64 f64", "parallel leaves-i32 leaves-i64", 0, 0, 1497657207, 3, 0, 3, 0, 4280515512, 1497657207, 4280515512, 2145385545, 2, 904169336, 2, 904169336, 0, 2145385545, 0) \
  ROW("quad-quad-2fbc72b9", "i32 i64 f64", "leaves-i32", 1, 0, 0, 411026544, 1691405533, 411026544, 1691405533, 1, 0, 1, 1, 3, -312533851, 3, -312533851, -1045526779, 1, -1045526779) \
  ROW("quad-quad-7760a04e", "i32 i64 f64", "crossing leaves-i32", 1, 0, 2147483625, 0, 2147483620, 27, 2147483617, 19, 2147483618, 11, 2147483621, 26, 2147483602, 25, 2147483601, 29, 2147483611, 31) \
  ROW("quad-quad-aebfecf2", "i32 i64 f64", "leaves-i32", 0, 0, 2147483584, 20, 2147483586, 19, 2147483585, 18, 2147483580, 16, 2147483581, 16, 2147483585, 14, 2147483584, 14, 2147483581, 15) \
  ROW("quad-quad-4139d367", "i32 i64 f64", "leaves-i32", 0, 0, 2147483637, 10, 2147483629, -6, 2147483627, -4, 2147483628, 2, 2147483608, -15, 2147483633, -6, 2147483646, -14, 2147483640, -31) \
  ROW("quad-quad-591a945d", "i32 i64 f64", "contained leaves-i32", 1, 0, 1155449611, 1, 1098407823, 1, 1098407823, 133510477, 1155449611, 133510477, 3, -399770947, 1308769681, -399770947, 1308769681, 436572878, 3, 436572878) \
  ROW("quad-quad-5a5e7823", "i32 i64 f64", "contained leaves-i32", 1, 0, 1, 3, -971080213, 3, -971080213, -518772501, 1, -518772501, 738123337, 117806391, -1049558232, 117806391, -1049558232, -805813611, 738123337, -805813611) \
  ROW("quad-quad-0f9ed54c", "i32 i64 f64", "leaves-i32", 1, 0, -36820038, -7521312, -36820030, -7521297, -36820076, -7521311, -36820046, -7521327, -36820077, -7521290, -36820075, -7521311, -36820077, -7521311, -36820079, -7521297) \
  ROW("quad-quad-9cdb64b3", "i32 i64 f64", "corner no-extent leaves-i32", 0, 0, 88220, 0, 1357119, 0, 1357121, 0, 88221, 0, -196261762, 0, 1, 0, 0, 0, -196261763, 0) \
  ROW("quad-quad-f15710b7", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 5e+150, 1, 5e+150, 1, 1e+151, 0, 2e+157, 7, 0, 6, 0, 6, 5, 1e+151, 5) \
  ROW("quad-quad-d001c817", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 2, -5e+307, 6, 5, 0, 9, 0, 7, 5e+306, 1, 1e+307, 7, 5e+306, -1, 5e+306, 0) \
  ROW("quad-quad-7bc92972", "f64", "leaves-i32 vanishes", 0, 0, 33554432, 0, 16777216, 113246200, 0, 75497472, 1.401298464324817e-45, 37748740, 16777220, 113246208, -67108872, 104857608, -67108864, 113246208, -25165820, 121634816) \
  ROW("quad-quad-68e72aa8", "f64", "corner leaves-i32 vanishes", 0, 0, -1048576, 786432, 0, 2.802596928649634e-45, 786431.875, 1048576, -655360, 1310720.25, 4718592, 6291455.5, 3801088, 9437183, -131072, 4194305, 786432.125, 1048576.125) \
  ROW("quad-quad-c1d38271", "f64", "parallel leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1.8243392854681474e+154, 0, 2, 0, 2, 3, 1.8243392854681474e+154, 3, -1.76770499306969e+154, -1.9238346337632768e+154, 3.915319259627876e+153, -1.9238346337632768e+154, 3.915319259627876e+153, -2.345870343445093e+154, -1.76770499306969e+154, -2.345870343445093e+154) \
  ROW("quad-quad-8a213fc6", "f64", "vanishes", 1, 0, -1, 1, -3e-165, 0, 0, 5e-201, 1, 1, 1, -1, 0, 0, 0, 2, 0, 3) \
  ROW("quad-quad-2646bd65", "f64", "vanishes", 0, 0, 31.9999942779541, -5.605193857299268e-45, 4, 4, -5.605193857299268e-45, -5.605193857299268e-45, 56, -8, 100, 180.00003051757812, 164, 60, 104.00003051757812, 28, 44, -4) \
  ROW("quad-quad-3bb78ce7", "f64", "vanishes", 0, 0, 80, -112, 4.203895392974451e-45, -192, 4.203895392974451e-45, -223.99993896484375, 80, -128, 16.0000057220459, 80, 112.0000228881836, -208, 48, 48, 16.0000057220459, 144.00001525878906) \
  ROW("quad-quad-c5eaa866", "f32 f64", "vanishes", 1, 0, 64, 768.0001220703125, 1216, 383.99993896484375, 1216, 2.802596928649634e-45, 639.9998779296875, -1.401298464324817e-45, 1151.9998779296875, 256, 1407.999755859375, 1280, 1728, 1088.0001220703125, 1600, 576) \
  ROW("quad-quad-54a98327", "f64", "vanishes", 1, 0, -2.802596928649634e-45, -2.802596928649634e-45, 768, -640, 128, -1151.9998779296875, -640, -512.000244140625, 511.99993896484375, 320, 640, 320, 768, -2.802596928649634e-45, 384.00006103515625, -320.00006103515625) \
  ROW("quad-quad-9fa8c2bf", "f32 f64", "corner vanishes", 0, 0, 7.703719777548943e-33, 2.0029671421627253e-32, 1.3866697068956037e-32, 2.0029671421627253e-32, 7.703721246916882e-33, 1.5407438636742925e-33, 1.540744139180781e-33, 1.386669413022016e-32, -6.162976556723124e-33, -3.0814876171459897e-32, -1.8488927466117464e-32, -3.0814879110195774e-32, -3.0814879110195774e-32, 2.802596928649634e-45, 6.162975822039155e-33, 0) \
  ROW("quad-quad-e3985626", "f32 f64", "crossing vanishes", 1, 0, 1.0846835565997951e-30, -1.9721524981513997e-31, 1.035379938102578e-30, -2.465190328815662e-31, 6.409495325118461e-31, -1.9721520279536593e-31, 4.930380657631324e-32, 9.86076366625135e-32, 9.860760139768297e-32, -1.3805065841367707e-30, -3.451266695440797e-31, -9.860761315262648e-32, 9.86076366625135e-32, 9.86076366625135e-32, 9.860762255658128e-31, -1.4791141972893971e-30)

/* x, y, n, x1, y1, x2, y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16 */
#define GRAZE_HIT_POINT_POLYGON(ROW) \
  ROW("point-polygon-0ffd667a", "i32 i64 f32 f64", "level", 0, 0, 1, 0, 3, 0, 1, 0, 0, 1, 1) \
  ROW("point-polygon-49b07b52", "i32 i64 f32 f64", "level", 0, 0, 0, 0, 3, 0, 1, 1, 0, 1, 1) \
  ROW("point-polygon-692af9d4", "i32 i64 f32 f64", "level", 0, 0, 0, 0, 3, 0, 1, 1, 0, 0, 2) \
  ROW("point-polygon-b3f30422", "i32 i64 f32 f64", "level other-winding", 0, 0, 1, 1, 3, 1, 0, 0, 0, 0, 1) \
  ROW("point-polygon-ed6dfe04", "i32 i64 f32 f64", "level other-winding", 0, 0, 0, 0, 3, 1, 0, 0, 1, 0, 2) \
  ROW("point-polygon-391a85ba", "i32 i64 f32 f64", "level", 0, 0, 2, 0, 3, 0, 0, 1, 0, 2, 1) \
  ROW("point-polygon-4eb6d944", "i32 i64 f32 f64", "level", 0, 0, 0, 1, 3, 1, 1, 0, 2, 1, 0) \
  ROW("point-polygon-52f291ac", "i32 i64 f32 f64", "level", 0, 0, 1, 1, 3, 0, 1, 0, 0, 1, 2) \
  ROW("point-polygon-70882e3c", "i32 i64 f32 f64", "level", 0, 0, 1, 1, 3, 0, 1, 1, 0, 0, 2) \
  ROW("point-polygon-5293757d", "i32 i64 f32 f64", "level other-winding", 1, 0, 1, 1, 3, 0, 2, 2, 1, 0, 0) \
  ROW("point-polygon-53d49af2", "i32 i64 f32 f64", "level", 1, 0, 1, 1, 3, 0, 2, 0, 1, 3, 0) \
  ROW("point-polygon-61481232", "i32 i64 f32 f64", "level other-winding", 1, 0, 1, 1, 3, 1, 0, 0, 2, 2, 1) \
  ROW("point-polygon-0fdb7777", "i32 i64 f32 f64", "", 0, 0, -1, 6, 3, 8, 2, 0, 4, 3, -1) \
  ROW("point-polygon-380331a0", "i32 i64 f32 f64", "level other-winding", 1, 0, 0, 1, 3, 0, 2, 9, 3, -9, -6) \
  ROW("point-polygon-6e522053", "i32 i64 f32 f64", "level other-winding", 0, 0, 0, 2, 4, 3, 2, 0, 0, 1, 2, 2, 2) \
  ROW("point-polygon-eac8aa63", "i32 i64 f32 f64", "level", 0, 0, 1, 4, 4, 0, 0, 1, 5, 3, 4, 0, 6) \
  ROW("point-polygon-ac858356", "i32 i64 f32 f64", "level other-winding", 1, 0, 1, 4, 4, 2, 3, 0, 4, 0, 7, 4, 0) \
  ROW("point-polygon-0211003c", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 1, 7, 4, -3, -4, -3, -8, -3, -16, -1, -12, 3, 0, 3, 0, 0) \
  ROW("point-polygon-bba60e32", "i32 i64 f32 f64", "level no-extent", 0, 0, 0, 0, 3, 1, 0, 3, 0, 2, 0) \
  ROW("point-polygon-92f699ab", "i32 i64 f32 f64", "level no-extent", 0, 0, 0, 0, 3, 7, 0, 3, 4, 1, 6) \
  ROW("point-polygon-62385847", "i32 i64 f32 f64", "no-extent", 0, 0, 0, 0, 3, 1, -1, 7, -7, 5, -5) \
  ROW("point-polygon-f73b488a", "i32 i64 f32 f64", "", 1, 0, 1, 1, 3, 1, 6, 0, 0, 12000, 0) \
  ROW("point-polygon-067b5c30", "i32 i64 f64", "leaves-i32", 0, 0, 0, -14063, 3, 0, 0, 1, 0, 1, -90937) \
  ROW("point-polygon-1f917a9b", "i32 i64 f32 f64", "leaves-i32", 0, 0, -13458, 3, 3, 56480, 0, 1, 0, 1, 96316) \
  ROW("point-polygon-c336a048", "i32 i64 f64", "leaves-i32", 0, 0, 2, 2, 3, -119048, 1, 25587, 2, -25584, 1) \
  ROW("point-polygon-729eab42", "i32 i64 f64", "leaves-i32", 1, 0, 819199, 16384, 3, 819200, 16384, 245761, -81920, -327680, 311296) \
  ROW("point-polygon-e936cb56", "i32 i64 f32 f64", "", 0, 0, 1, 2, 4, 1, 7, 2, 1, 0, 0, 14000, 0) \
  ROW("point-polygon-5f046cb1", "i32 i64 f64", "", 0, 0, 11464, -26407, 8, 11557, -26511, 11647, -26463, 11551, -26283, 11491, -26315, 11537, -26329, 11463, -26407, 11539, -26405, 11525, -26451) \
  ROW("point-polygon-78a311ab", "i32 i64 f64", "leaves-i32", 0, 0, 0, -170926778, 3, 0, 0, 1, 0, 1, -702650774) \
  ROW("point-polygon-e2e306b5", "i32 i64 f64", "leaves-i32", 0, 0, 2, 2, 3, 1282896682, 1, -1222531147, 2, 2117540741, 1) \
  ROW("point-polygon-571cce09", "i32 i64 f64", "leaves-i32", 0, 0, 0, -1, 3, 32243712, 5505024, 40894464, -11010049, 2, 0) \
  ROW("point-polygon-47b2fce4", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 500465460, 3, 3, 0, -542118373, 2, -542118373, 2, 8371305868) \
  ROW("point-polygon-b10c69fa", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3226932470, 0, 3, 498964786, 2, 768684408, 2, 768684408, -4717256473) \
  ROW("point-polygon-cdcc2a3e", "i32 i64 f64", "leaves-i32", 1, 0, -3782837, 6451, 3, -3782838, 6451, -3782822, 6487, -3782790, 6415) \
  ROW("point-polygon-50036942", "i32 i64 f64", "leaves-i32", 1, 0, -52770812, -23630, 3, -52770778, -23628, -52770763, -23634, -52770813, -23630) \
  ROW("point-polygon-c2104c3d", "i32 i64 f64", "leaves-i32", 1, 0, 313116586, 2, 3, 1727375546, 104409157, -1412548113, 0, 94317846, -1211029357) \
  ROW("point-polygon-62383b98", "i32 i64 f64", "leaves-i32", 0, 0, -2147483566, -2147483567, 4, -2147483616, -2147483467, 2147483632, -2147483495, -2147483566, -2147483568, -2147483552, -2147483514) \
  ROW("point-polygon-46e47063", "i32 i64 f64", "leaves-i32", 0, 0, 2, 0, 6, 1998847, -196608, 2, -1, 344064, 1130496, 688126, 2260992, 2424830, 2555904, 2080768, 1425407) \
  ROW("point-polygon-b4aefb84", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 0, 1, 7, 10737418240, 2147483648, 10737418242, 3221225472, 5368709120, 4294967294, 0, 2684354559, 0, 1610612735, 2, 0, 10737418242, 1) \
  ROW("point-polygon-43c5a198", "i32 i64 f64", "leaves-i32", 0, 0, 2147483551, 22, 8, 2147483544, 23, 2147483556, 22, 2147483573, 6, 2147483574, 22, 2147483584, 42, 2147483572, 54, 2147483554, 46, 2147483536, 42) \
  ROW("point-polygon-cad8d054", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 9e+172, 9e+172, 3, 0, 0, 0, 5e+173, 5e+173, 0) \
  ROW("point-polygon-f7eee8bf", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 5e+155, 0, 3, 1e+156, 5e+155, 0, 0, 0, -3e+156) \
  ROW("point-polygon-691a3e62", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, 5e+221, 3, -3e+223, 0, 5e+221, 0, 0, 5e+222) \
  ROW("point-polygon-0ab54077", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1, 3, 3, 1.2e+308, 0, 1e+308, 3, -7e+307, 1e+308) \
  ROW("point-polygon-9ef00b9a", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 6e+307, 1, 3, 9e+307, -4e+307, 0, 1.7e+308, 0, 0) \
  ROW("point-polygon-b3b4a057", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 0, 0, 0, 1, 3, 0, 4.999999895107384e+33, -4.999999840142846e+37, 9.999999790214768e+33, 3.0000000054977558e+38, 0) \
  ROW("point-polygon-c1d36285", "f64", "", 0, 0, 1, 0, 3, 0, 0, 0, -1, 1, 9.99999993922529e-09) \
  ROW("point-polygon-8c6cf0a7", "f64", "", 1, 0, 0, 1, 3, 0, 2, -1.0000000116860974e-07, 1, 2, 0) \
  ROW("point-polygon-45edf037", "f64", "vanishes", 0, 0, 128, -767.9998168945312, 4, 1536.000244140625, 256.00006103515625, -4.203895392974451e-45, -992, 639.999755859375, 128, 1727.9996337890625, 1312) \
  ROW("point-polygon-bdafad9d", "f64", "", 1, 0, -1.0477376743978084e-09, -1.6298146165993899e-09, 7, -1.1641532182693481e-09, -1.6298142835324825e-09, -1.3969838619232178e-09, -2.9103826015841605e-09, -9.313225746154785e-10, -3.259629011154175e-09, -4.656612873077393e-10, -3.6088749766349792e-09, 9.313225746154785e-10, -1.7462296053594173e-09, 0, -1.0477378964424133e-09, -1.280568540096283e-09, -8.149072527885437e-10)

/* a_x1, a_y1, a_x2, a_y2, n, b_x1, b_y1, b_x2, b_y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16 */
#define GRAZE_HIT_SEGMENT_POLYGON(ROW) \
  ROW("segment-polygon-649909d3", "i32 i64 f32 f64", "", 0, 0, 1, 1, 0, 2, 3, 0, 1, 0, 0, 1, 0) \
  ROW("segment-polygon-065e4a5d", "i32 i64 f32 f64", "other-winding", 1, 0, 1, 1, 1, 2, 3, 0, 5, 2, 0, 0, 0) \
  ROW("segment-polygon-67d98962", "i32 i64 f32 f64", "", 1, 0, 3, 2, 9, 2, 3, -1, -2, 7, -7, 4, 5) \
  ROW("segment-polygon-3cdc4ffe", "i32 i64 f32 f64", "other-winding", 1, 0, 8, -2, 1, 15, 3, 6, 10, 6, 2, 0, 4) \
  ROW("segment-polygon-df5ee804", "i32 i64 f32 f64", "", 1, 0, 2, -3, 0, 1, 3, -3, -2, 5, -4, 1, 6) \
  ROW("segment-polygon-9d90e1fd", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 2, -3, 0, -3, 3, -9, -4, 4, 3, 2, -3) \
  ROW("segment-polygon-7115390d", "i32 i64 f32 f64", "other-winding", 0, 0, 1, -5, 0, -6, 3, 8, -3, -8, -7, -6, -1) \
  ROW("segment-polygon-3976bcef", "i32 i64 f32 f64", "other-winding", 0, 0, 0, 0, 0, 1, 4, 3, 0, 2, 0, 1, 0, 1, 1) \
  ROW("segment-polygon-2890c34a", "i32 i64 f32 f64", "other-winding", 0, 0, -5, -2, -2, -8, 9, -1, -12, 0, -7, -4, -3, -2, -2, 2, -2, 6, -2, 4, -6, 6, -8, 5, -12) \
  ROW("segment-polygon-e0249ce9", "i32 i64 f32 f64", "other-winding", 1, 0, 2, 2, -4, -4, 3, 1, 3, -1, -5, -3, 2) \
  ROW("segment-polygon-da23997b", "i32 i64 f32 f64", "other-winding", 0, 0, 0, -5, -2, -8, 3, 2, -2, -4, 3, 4, 1) \
  ROW("segment-polygon-b06574e7", "i32 i64 f32 f64", "other-winding", 1, 0, 4, 2, 2, 4, 3, 5, 11, 2, -10, -14, 3) \
  ROW("segment-polygon-44a870ca", "i32 i64 f32 f64", "", 0, 0, -9, -1, -7, 0, 3, -2, -1, 4, 7, -4, 2) \
  ROW("segment-polygon-9ca347e2", "i32 i64 f32 f64", "", 0, 0, 0, 7398, -7140, 3, 3, 1, 1, 3, 1, 3, 4957) \
  ROW("segment-polygon-3b4bc4af", "i32 i64 f32 f64", "leaves-i32", 0, 0, 3, 37717, 9270, 1, 3, -11751, 2, 1, 2, 1, -118671) \
  ROW("segment-polygon-9415f9aa", "i32 i64 f32 f64", "leaves-i32", 1, 0, 2390, -59879, 32167, 64661, 3, 87843, 1, 1, 1, 1, 2) \
  ROW("segment-polygon-f3e6a918", "i32 i64 f32 f64", "leaves-i32", 1, 0, 2, 15236, 3, 16751, 3, 4323, 17163, -62158, 17163, -62158, -13703) \
  ROW("segment-polygon-44a140f9", "i32 i64 f64", "leaves-i32", 1, 0, -20480, -45055, -20480, -43008, 3, -20482, -45057, -20480, -45054, 86016, -94208) \
  ROW("segment-polygon-feb86534", "i32 i64 f64", "leaves-i32", 0, 0, 16501, -123896, 16499, -123903, 7, 16482, -123916, 16516, -123904, 16480, -123902, 16459, -123880, 16452, -123906, 16454, -123920, 16468, -123943) \
  ROW("segment-polygon-74585f89", "i32 i64 f64", "leaves-i32", 0, 0, 0, 411026544, -342036299, 3, 3, 1, 1, 3, 1, 3, -1077950741) \
  ROW("segment-polygon-6f63b1cc", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 3, 4848381392, -1215845224, 1, 3, -859257697, 2, 1, 2, 1, 6169153042) \
  ROW("segment-polygon-8f0e8621", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 1, 2, 1183685548, 3, 3, 615511029, 4520283279, 1, 0, -912222663, 289993248) \
  ROW("segment-polygon-04605439", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 498096173, 741429566, 333874217, 3, 3, 729652505, 3704032327, 3, 1, 3156165377, 0) \
  ROW("segment-polygon-0a54d641", "i32 i64 f64", "leaves-i32", 1, 0, -655360, -1441791, -655360, -1376256, 3, -655362, -1441793, -655360, -1441790, 2752512, -3014656) \
  ROW("segment-polygon-aeba0bfc", "i32 i64 f64", "leaves-i32", 0, 0, 2147483502, 48, 2147483501, 50, 7, 2147483503, 52, 2147483575, 52, 2147483581, 26, 2147483560, 14, 2147483536, 11, 2147483471, -2, 2147483499, 28) \
  ROW("segment-polygon-eeca82aa", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, -2.141867409581791e+154, 4.250358094741286e+153, 2.6229143587555654e+154, 2, 3, 1, -5.7493826685009256e+153, 0, -4.1518076761155275e+153, 7.249287137985318e+153, 9.366112964405893e+153) \
  ROW("segment-polygon-8f1e4984", "f64", "leaves-i32 leaves-i64 leaves-f32 vanishes", 0, 0, -8.711228593176025e+40, 0, 1.742245718635205e+41, 7.840105733858422e+41, 3, 1.0279249739947708e+43, 1.2195720030446435e+43, 8.014330305721943e+42, -2.439144006089287e+42, 5e-324, -5e-324) \
  ROW("segment-polygon-b1a0bad6", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, -2.2988714124238638e+154, 3.861547235298392e+153, 1.1195096370631196e+154, 3, -6.976685477994234e+153, 1.5122293593184474e+154, 6.478151638067049e+153, 1.5122293593184474e+154, 6.478151638067049e+153, 0) \
  ROW("segment-polygon-73b5edc4", "f64", "leaves-i32 vanishes", 1, 0, 1.401298464324817e-45, 0, 176160768, -92274688, 4, -159383552, 981467264, -251658240, 805306240, 176160736, -92274688, 545259648, 612368384) \
  ROW("segment-polygon-345b2cc1", "f64", "vanishes", 0, 0, -51, 10, -45, 12, 3, -22.0000057220459, -2, -61, 5.605193857299268e-45, -13, 35.9999885559082) \
  ROW("segment-polygon-c6a13fa2", "f64", "vanishes", 1, 0, -1.401298464324817e-45, -3328, -960, -1920, 3, -960, -1920, 960, -4736.00048828125, -191.99996948242188, -128) \
  ROW("segment-polygon-50bfb611", "f64", "vanishes", 1, 0, -2.802596928649634e-45, 0.125, 0.375, 0.375, 4, 0.8125, -0.3749999403953552, 1.6875, -0.5, 1.1875, 0.375, 0.18749995529651642, 0.25) \
  ROW("segment-polygon-888d14fe", "f64", "", 1, 0, -0.00028827786485305655, 0.0002047121525097363, -0.00028827786443428596, 7.033348079912916e-06, 10, 0.00035896897388780274, -0.0007643699650745146, -2.682209011839938e-07, -0.000049233436660136605, 0.0003589689727474582, 0.0006659030906644131, -0.00017988681826045191, 0.00030833482799408427, -0.0008983612063960746, 0.0010234713557777826, -0.00107797980468452, 0.0006659030919901582, -0.001077979801041157, -0.00004923343657586811, -0.0010779798054099965, -0.0007643699660218868, -0.0005391240127787607, -0.0004068017010719084, -0.0005391240125011901, -0.00040680170083473837)

/* cx, cy, r, n, x1, y1, x2, y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16 */
#define GRAZE_HIT_DISC_POLYGON(ROW) \
  ROW("disc-polygon-a3ca9f3b", "i32 i64 f32 f64", "level", 1, 0, 1, 3, 2, 3, 0, 1, 0, 0, 4, 3) \
  ROW("disc-polygon-bb07364f", "i32 i64 f32 f64", "level", 1, 0, 2, 2, 1, 3, 0, 4, 0, 0, 5, 2) \
  ROW("disc-polygon-43fc4254", "i32 i64 f32 f64", "level", 1, 0, 0, 0, 3, 3, 3, -2, 4, 4, 0, 0) \
  ROW("disc-polygon-2d934f48", "i32 i64 f32 f64", "level other-winding", 1, 0, 0, 1, 1, 3, -4, -3, 1, 4, 2, 1) \
  ROW("disc-polygon-0675d37c", "i32 i64 f32 f64", "other-winding", 1, 0, 1, 0, 2, 3, 0, -7, -6, 2, 2, 1) \
  ROW("disc-polygon-0dd4ef03", "i32 i64 f32 f64", "", 0, 0, 4, 7, 3, 3, 0, -7, 2, 0, -2, 1) \
  ROW("disc-polygon-af7637e6", "i32 i64 f32 f64", "", 1, 0, 0, 6, 1, 3, -7, 8, -3, 4, 3, 9) \
  ROW("disc-polygon-32886b98", "i32 i64 f32 f64", "level other-winding", 1, 0, 0, -1, 1, 3, 0, 5, 4, -3, -4, -5) \
  ROW("disc-polygon-72ad89f2", "i32 i64 f32 f64", "level", 0, 0, -6, -3, 1, 3, -4, 2, 2, -3, 8, 2) \
  ROW("disc-polygon-1ac12af0", "i32 i64 f32 f64", "other-winding", 1, 0, 1, 1, 2, 4, 0, -6, -2, 0, 0, 2, 2, 0) \
  ROW("disc-polygon-8f3d6859", "i32 i64 f32 f64", "level other-winding", 1, 0, 1, 4, 1, 7, 10, 8, 6, 0, 4, -2, 0, -6, 2, 2, 1, 14, 6, 10) \
  ROW("disc-polygon-613a2bd6", "i32 i64 f32 f64", "level other-winding", 1, 0, 3, 3, 1, 10, -10, -3, -6, 1, -2, 5, 2, 3, 14, 0, 8, -3, 6, -5, 8, -15, 2, -12, -10, -6) \
  ROW("disc-polygon-eaea2500", "i32 i64 f32 f64", "no-extent", 0, 0, 8, 6, 1, 3, -2, -4, 6, 4, 4, 2) \
  ROW("disc-polygon-a9e7cec7", "i32 i64 f32 f64", "level other-winding no-extent", 0, 0, -1, 1, 0, 11, 1, 1, 2, 3, 3, 2, 4, 3, 4, -1, -4, -1, -4, -1, -4, 2, -2, 1, -1, 0, 0, 0) \
  ROW("disc-polygon-ac7658bd", "i32 i64 f32 f64", "", 0, 0, 6, 6, 4, 3, -7, 2, 7, -2, -6, 9) \
  ROW("disc-polygon-86d1dbaa", "i32 i64 f32 f64", "", 0, 0, 0, -4, 1, 3, 3, -3, 1, 1, -5, -1) \
  ROW("disc-polygon-7e0900f3", "i32 i64 f32 f64", "", 0, 0, -4, 5, 2, 4, -2, 4, -2, 2, 0, 2, 0, 3) \
  ROW("disc-polygon-eb749002", "i32 i64 f32 f64", "other-winding", 0, 0, 3, -1, 1, 8, 8, 10, -1, -3, 6, -4, 9, -8, 20, -6, 4, -18, -14, 6, 2, 18) \
  ROW("disc-polygon-9acf2e7f", "i32 i64 f32 f64", "", 0, 0, 0, 17755, 1, 3, 7599, 0, 0, 0, 0, 16360) \
  ROW("disc-polygon-6fb0d3ea", "i32 i64 f32 f64", "leaves-i32", 0, 0, -11260, 3, 3, 3, 69193, 3, 0, 3, 0, 114613) \
  ROW("disc-polygon-e14513e6", "i32 i64 f32 f64", "leaves-i32", 0, 0, -5062, -9372, 1, 3, 0, -48310, 3, 1, 2, -14146) \
  ROW("disc-polygon-92bcc768", "i32 i64 f32 f64", "leaves-i32", 1, 0, 0, -14301, 103472, 3, 76294, 2, 1, 2, 1, -130810) \
  ROW("disc-polygon-e00e3620", "i32 i64 f32 f64", "leaves-i32", 1, 0, 0, 15183, 2, 3, -12616, 2, 2, 11070, 12805, 74990) \
  ROW("disc-polygon-74cdf2fb", "i32 i64 f32 f64", "", 1, 0, -57, 124, 1, 3, -58, 124, -7446, -3236, 5014, 2012) \
  ROW("disc-polygon-3ec0af34", "i32 i64 f32 f64", "", 1, 0, 4641, 4458, 5, 3, 4644, 4477, 4610, 4490, 4636, 4458) \
  ROW("disc-polygon-a0511df3", "i32 i64 f32 f64", "", 1, 0, 14200, 14142, 4, 3, 14203, 14089, 14196, 14142, 14267, 14142) \
  ROW("disc-polygon-24ecc57b", "i32 i64 f32 f64", "", 1, 0, -8757, 26326, 1, 3, -8650, 26356, -8757, 26326, -8769, 26329) \
  ROW("disc-polygon-7560a9f1", "i32 i64 f32 f64", "", 1, 0, 2111, 4280, 6, 7, 3090, 6452, 1120, 2108, 650, 1010, -1410, -3286, -1075, -2116, -2420, -4096, -180, 104) \
  ROW("disc-polygon-cd08931c", "i32 i64 f32 f64", "", 1, 0, -7975, -6396, 3, 10, -7978, -6396, -7912, -6426, -7850, -6457, -7853, -6459, -8357, -6211, -8355, -6209, -8228, -6270, -8167, -6303, -8105, -6334, -8038, -6361) \
  ROW("disc-polygon-1ebddb93", "i32 i64 f64", "leaves-i32", 0, 0, -1812, -152429, 1, 11, -1836, -152446, -1846, -152466, -1828, -152462, -1826, -152466, -1820, -152478, -1814, -152470, -1792, -152454, -1814, -152450, -1814, -152430, -1816, -152406, -1834, -152430) \
  ROW("disc-polygon-6add8842", "i32 i64 f32 f64", "no-extent", 0, 0, -16084, 14193, 0, 11, -16302, 13870, -16363, 13775, -16239, 13957, -16270, 13906, -16178, 14043, -16054, 14230, -16054, 14232, -16054, 14234, -16116, 14144, -16085, 14193, -16239, 13963) \
  ROW("disc-polygon-e1b0f90e", "i32 i64 f64", "leaves-i32", 1, 0, 0, 7398, 2147476508, 3, 18844, 1, 1, 1, 1, 3) \
  ROW("disc-polygon-6dd0c3de", "i32 i64 f64", "leaves-i32", 0, 0, 0, -1121593045, 1, 3, 1073933353, 0, 0, 0, 0, 845718242) \
  ROW("disc-polygon-6f779189", "i64 f64", "leaves-i32 leaves-i64", 0, 0, -157258280, 3, 3, 3, 4799221661, 3, 0, 3, 0, -3973817407) \
  ROW("disc-polygon-74bca4c6", "i32 i64 f64", "leaves-i32", 1, 0, 18921, 1, 2147443640, 3, -7272, -10748, 3, 2, 125734, 7341) \
  ROW("disc-polygon-8d5b3aae", "i32 i64 f64", "leaves-i32", 1, 0, -24969, 2, 2147469212, 3, 19718, -109558, -11119, 2, 28039, 1) \
  ROW("disc-polygon-1a31f8d9", "i32 i64 f64", "leaves-i32", 1, 0, -52770805, -23630, 8, 3, -52770778, -23628, -52770763, -23634, -52770813, -23630) \
  ROW("disc-polygon-e5665600", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 1589489663, -900917908, 1, 3, 8001309804, -5533012084, 564405501, -5533012084, 564405501, 1758836192) \
  ROW("disc-polygon-e50de715", "i32 i64 f64", "leaves-i32", 1, 0, -2147483583, -2147483616, 1, 3, -2147483583, -2147483616, -2147483646, -2147483636, -2147483624, -2147483596) \
  ROW("disc-polygon-9b9946d4", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 513178394, 3, 2, 4, -837157457, -1720596359, 624240428, -1720596359, 624240428, 6971813812, -837157457, 6971813812) \
  ROW("disc-polygon-48f81e56", "i32 i64 f64", "leaves-i32", 1, 0, -3702852, 109866, 2, 5, -3702764, 109876, -3702818, 109866, -3702854, 109866, -3702827, 109826, -3702782, 109806) \
  ROW("disc-polygon-f0eca546", "i32 i64 f64", "leaves-i32", 1, 0, 1282381, -1265, 7, 7, 1282387, -1278, 1282367, -1258, 1282354, -1203, 1282356, -1268, 1282358, -1298, 1282368, -1308, 1282372, -1298) \
  ROW("disc-polygon-6c72fb0c", "i32 i64 f32 f64", "leaves-i32", 1, 0, -5505024, 3932160, 524289, 10, -7340032, 7340030, -8388607, 8650752, -8912896, 10485760, -10747904, 13369344, -11010049, 13107200, -4718592, 524288, -3670016, 1572866, -5242880, 2359296, -6029312, 3932160, -6553600, 5767169) \
  ROW("disc-polygon-8bc95208", "i32 i64 f64", "leaves-i32", 0, 0, -3608, -2438783, 1, 11, -3632, -2438800, -3642, -2438820, -3624, -2438816, -3622, -2438820, -3616, -2438832, -3610, -2438824, -3588, -2438808, -3610, -2438804, -3610, -2438784, -3612, -2438760, -3630, -2438784) \
  ROW("disc-polygon-e8da1c6b", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1e+157, 5, 5e+156, 3, 5, 0, 0, 0, 0, 1) \
  ROW("disc-polygon-cf9273d3", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, 0, 5e+153, 3, 0, 1e+154, 6e+153, 0, -1e+154, 0) \
  ROW("disc-polygon-bd1dc879", "f32 f64", "leaves-i32 leaves-i64 vanishes", 1, 0, 137438953472, 584115552256, 137438953472, 3, -2.802596928649634e-45, 584115552256, 2405181423616, 618475290624, 274877906944, -1236950581248) \
  ROW("disc-polygon-55cb2210", "f64", "vanishes", 0, 0, 1.401298464324817e-45, 1.401298464324817e-45, 29.75, 3, 14, 26.25000762939453, 7.5, 68.25, 46.5000114440918, 33) \
  ROW("disc-polygon-4b4d0842", "f64", "vanishes", 1, 0, -5.605193857299268e-45, -5.605193857299268e-45, 4.375, 3, 1, 4.875, 1.8749996423721313, 6.875, 2.624999761581421, 3.5) \
  ROW("disc-polygon-0c2b0179", "f64", "vanishes", 1, 0, 735.9999999999999, 128, 95.99999999999994, 4, 1536.0000000000005, 256.0000000000001, -1.5e-323, -992, 639.9999999999995, 128, 1727.9999999999993, 1312) \
  ROW("disc-polygon-4e77118d", "f64", "vanishes", 0, 0, -4.203895392974451e-45, -4.203895392974451e-45, 159.99996948242188, 4, 96, 128.00001525878906, 3167.999267578125, 5888, 8928.00390625, 2816, 4960, -4.203895392974451e-45) \
  ROW("disc-polygon-daee7057", "f64", "", 1, 0, 1.0186340659856796e-10, 1.4551915228366852e-11, 1.8189894035458565e-11, 9, -3.637978807091713e-11, 1.8553691916167736e-10, -1.4551915228366852e-10, 7.639756882671378e-11, -1.3460521586239338e-10, -2.1827869373103326e-11, 1.0913936421275139e-11, -5.820766091346741e-11, 9.094946323839892e-11, -5.093169636039008e-11, 8.36735125631094e-11, 1.4551915228366852e-11, 2.0008884826783202e-10, 5.820767479125522e-11, 7.639754801003207e-11, 8.003554763380549e-11, 3.2741809263825417e-11, 1.0913936421275139e-10) \
  ROW("disc-polygon-35cec6a4", "f64", "vanishes", 1, 0, 192.00001525878906, 256.0001220703125, 256.0001220703125, 10, -448, 192.00001525878906, -256, 256.0001220703125, -64, 256.0001220703125, -64, 2.802596928649634e-45, -1600, 2.802596928649634e-45, -1600, 256.0001220703125, -1216.000244140625, 256.0001220703125, -1024.000244140625, 192.00001525878906, -832.0000610351562, 128.00006103515625, -640, 192.00001525878906)

/* a_x1, a_y1, a_x2, a_y2, r, n, b_x1, b_y1, b_x2, b_y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16 */
#define GRAZE_HIT_CAPSULE_POLYGON(ROW) \
  ROW("capsule-polygon-457788c2", "i32 i64 f32 f64", "shared-corner", 1, 0, 1, 0, 7, 5, 1, 3, 1, 0, 7, 5, -1, 4) \
  ROW("capsule-polygon-864bc6fe", "i32 i64 f32 f64", "other-winding", 1, 0, 2, 4, 1, 1, 2, 3, 3, -2, -3, 1, 1, 7) \
  ROW("capsule-polygon-e72b120d", "i32 i64 f32 f64", "other-winding", 1, 0, 2, 3, 5, 6, 2, 3, 1, -4, -1, 1, 5, 4) \
  ROW("capsule-polygon-616d5725", "i32 i64 f32 f64", "shared-corner", 1, 0, 2, 1, 0, 2, 2, 3, 4, -3, 2, 1, -4, -4) \
  ROW("capsule-polygon-13d15ac0", "i32 i64 f32 f64", "", 0, 0, 2, 1, 3, 3, 4, 3, -4, 1, -6, 7, -8, 1) \
  ROW("capsule-polygon-0661866e", "i32 i64 f32 f64", "", 1, 0, 0, 0, 0, 2, 3, 3, 4, 10, -4, 6, -2, -2) \
  ROW("capsule-polygon-f528b926", "i32 i64 f32 f64", "other-winding", 1, 0, 1, 4, 1, 6, 3, 3, -4, 12, 4, 4, -8, -4) \
  ROW("capsule-polygon-5bcef69d", "i32 i64 f32 f64", "other-winding", 1, 0, 6, 10, 10, 8, 2, 3, 14, -8, -2, 4, 8, 16) \
  ROW("capsule-polygon-f8c157da", "i32 i64 f32 f64", "", 1, 0, -4, 5, -8, 9, 2, 9, 4, -3, 0, 1, 0, 4, -2, 4, -8, 6, -6, 0, -4, -2, -4, -4, 0, -4) \
  ROW("capsule-polygon-c03e0ed6", "i32 i64 f32 f64", "no-extent", 0, 0, 9, -3, 9, 3, 2, 3, 2, -3, 2, 3, 2, 1) \
  ROW("capsule-polygon-49af17dd", "i32 i64 f32 f64", "other-winding", 0, 0, 7, 4, 5, 2, 1, 3, -7, -8, 1, 0, 0, -6) \
  ROW("capsule-polygon-b87f6a50", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 6, 4, 4, 5, 1, 3, 6, 4, 2, -2, -7, -3) \
  ROW("capsule-polygon-e32e46af", "i32 i64 f32 f64", "other-winding", 0, 0, 2, -1, 2, -3, 3, 3, -7, 2, -2, 9, 1, 6) \
  ROW("capsule-polygon-1f1bdfbb", "i32 i64 f32 f64", "", 0, 0, 6, -4, 7, -5, 2, 3, 4, 2, 2, 10, -6, 6) \
  ROW("capsule-polygon-e9eb9848", "i32 i64 f32 f64", "", 0, 0, 1, 1, 5, 1, 2, 3, 0, -10, 4, -2, -4, -4) \
  ROW("capsule-polygon-3f8918e8", "i32 i64 f32 f64", "", 0, 0, 6, -3, 3, -1, 3, 3, -8, -5, 0, 1, -3, 3) \
  ROW("capsule-polygon-122d7039", "i32 i64 f32 f64", "", 1, 0, 13, -1, 4, 12, 1, 4, 7, 1, 7, 6, -3, 11, -9, 2) \
  ROW("capsule-polygon-f0515dae", "i32 i64 f32 f64", "other-winding", 1, 0, 6, -3, 6, -6, 1, 4, 0, -10, -4, 2, 12, 2, 8, -10) \
  ROW("capsule-polygon-44fb6cae", "i32 i64 f32 f64", "other-winding", 1, 0, -2, 1, -4, -1, 4, 5, -1, 6, 7, -2, 1, -6, -9, -10, -9, 2) \
  ROW("capsule-polygon-474d4e0d", "i32 i64 f32 f64", "other-winding no-extent", 1, 0, -5, 12, 12, 4, 1, 5, -3, 11, 2, 12, 1, 7, -1, 4, -3, 11) \
  ROW("capsule-polygon-9034892d", "i32 i64 f32 f64", "other-winding", 0, 0, 35, 44, -18, 35, 2, 10, -51, 26, -46, 38, -22, 28, -10, 23, 7, 30, 24, 37, 36, 32, 53, 39, 50, -2, 45, -14) \
  ROW("capsule-polygon-e669da9b", "i32 i64 f32 f64", "leaves-i32", 0, 0, -54175, 3450, 32731, 16216, 2, 3, 3, 3, 0, 3, 0, -21545) \
  ROW("capsule-polygon-8bcda248", "i32 i64 f32 f64", "", 1, 0, 89, 222, 0, 0, 6, 3, 3734, -3556, 534, -6396, 6, 0) \
  ROW("capsule-polygon-676234d5", "i32 i64 f32 f64", "leaves-i32", 0, 0, 3, 58898, 15661, 2, 3118, 3, 1, 3, 7949, -18874, 6501, 1) \
  ROW("capsule-polygon-221a66b5", "i32 i64 f32 f64", "leaves-i32", 1, 0, 0, -8356, 55493, 1, 2, 3, 52838, 3, -2035, -39305, 2, -174) \
  ROW("capsule-polygon-daea5144", "i32 i64 f32 f64", "leaves-i32", 1, 0, 6543, 1, -15920, 1, 54150, 3, -5229, 0, 7806, -5865, -2036, 1) \
  ROW("capsule-polygon-56f8c5a6", "i32 i64 f32 f64", "", 1, 0, -3133, 12741, -3130, 12731, 1, 3, -3130, 12731, -3126, 12883, -3044, 12820) \
  ROW("capsule-polygon-280ac78a", "i32 i64 f32 f64", "leaves-i32", 1, 0, 1, -27861, 0, -5078, 56412, 3, -9302, -80715, -127485, 54432, 39499, -13259) \
  ROW("capsule-polygon-c88fcf84", "i32 i64 f32 f64", "", 1, 0, 33328, -4316, 33331, -4357, 4, 6, 33173, -4340, 33128, -4232, 33236, -4187, 33249, -4252, 33332, -4316, 33228, -4303) \
  ROW("capsule-polygon-069a934a", "i32 i64 f64", "leaves-i32", 1, 0, 783028, 1008179, 783035, 1008179, 4, 6, 783059, 1008175, 783047, 1008191, 783037, 1008196, 783009, 1008200, 783031, 1008179, 783045, 1008152) \
  ROW("capsule-polygon-7c4a565c", "i32 i64 f64", "", 0, 0, 19989, 10739, 19906, 10865, 7, 8, 19991, 11084, 19867, 10791, 19619, 10939, 19495, 11230, 19619, 11521, 19867, 11667, 20115, 11521, 20115, 11230) \
  ROW("capsule-polygon-9e564a59", "i32 i64 f64", "leaves-i32", 1, 0, 34, 49, 37, 53, 2147483647, 3, 32, 49, -101, 24, 40, -13) \
  ROW("capsule-polygon-4a3a2e4b", "i32 i64 f64", "leaves-i32", 1, 0, 1, 2, -26011, 3, 2147462751, 3, -27471, 1, 0, -22202, 13644, 14739) \
  ROW("capsule-polygon-5fe0da1d", "i32 i64 f64", "leaves-i32", 1, 0, 9553, 0, 51400, 0, 2147482476, 3, -19460, 0, 56366, 0, 56366, -9103) \
  ROW("capsule-polygon-f6fd7b37", "i32 i64 f64", "leaves-i32", 1, 0, 2, 10700, -30737, 0, 2147356318, 3, 3, 73693, -6465, 73693, -6465, 2) \
  ROW("capsule-polygon-afa8167e", "i64 f64", "leaves-i32 leaves-i64", 0, 0, -3085438739, 712960167, -787791983, 919081725, 2, 3, 3, 3, 0, 3, 0, -3183056753) \
  ROW("capsule-polygon-ac12cedb", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 10301304, 1, -1685030885, 1, 4013296692, 3, -1740326919, 0, 2025759512, 703416266, -842255551, 1) \
  ROW("capsule-polygon-63b07319", "i32 i64 f64", "leaves-i32", 1, 0, -50149, 6518360, -50146, 6518350, 1, 3, -50146, 6518350, -50142, 6518502, -50060, 6518439) \
  ROW("capsule-polygon-0e4c5934", "i32 i64 f64", "leaves-i32", 1, 0, 0, 0, 5779, 6565, 2147471428, 4, 0, -26787, -1292, -26787, -1292, 108995, 0, 108995) \
  ROW("capsule-polygon-a3329a11", "i32 i64 f64", "leaves-i32", 1, 0, -2, -12, -9, -16, 2147483645, 6, -15, -8, 9, 15, 9, 4, -3, -8, -9, -11, -15, -26) \
  ROW("capsule-polygon-a59eedca", "i32 i64 f64", "leaves-i32", 0, 0, -11534338, 4194304, -16777216, 12582914, 5242881, 11, 14680064, 28311552, 35651586, 3145728, 56623104, 3145728, 56623105, -22020098, 56623104, -34603008, 14680064, -34603008, -6291456, -34603008, -48234496, -47185921, -27262977, -9437184, -6291456, -3145728, -6291456, 15728640) \
  ROW("capsule-polygon-80bbfbf4", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 3, -4.4086827730849206e+153, 2.4581034648156566e+153, 0, 1.7290191813891013e+153, 3, 3, 2, 9.649867779645404e+153, 0, 4.5447845413664085e+153, 2) \
  ROW("capsule-polygon-47d71e30", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -1.1719496541351007e+154, 6.4753006346904605e+153, -5.70843998627696e+153, 1.6915173959586625e+153, 2, 3, 3, 3, 0, 3, 0, -8.046453383903358e+153) \
  ROW("capsule-polygon-569a8017", "f64", "leaves-i32 leaves-i64 leaves-f32 vanishes", 1, 0, 4.460149039706125e+43, -1e-323, 0, -2.6760894238236748e+44, 4.4601490397061236e+43, 3, 4.460149039706125e+43, -2.6760894238236748e+44, 2.2300745198530623e+44, 6.2442086555885745e+44, 2.2300745198530623e+44, -4.460149039706125e+44) \
  ROW("capsule-polygon-37ff1661", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64 vanishes", 1, 0, 5e-324, 9.767599266913848e+238, 9.767599266913849e+237, 4.232626348996e+238, 3.255866422304617e+237, 3, -1.1069945835835696e+239, -1.5302572184831697e+239, 6.511732844609234e+237, 4.2326263489960007e+238, -2.2791064956132314e+239, -2.279106495613232e+238) \
  ROW("capsule-polygon-409a1681", "f32 f64", "vanishes", 1, 0, 128, -2.802596928649634e-45, 0, -768, 127.99998474121094, 3, 128, -768, 640, 1792, 640, -1280) \
  ROW("capsule-polygon-68feff80", "f64", "vanishes", 0, 0, 128, 704.0001831054688, 4.203895392974451e-45, 4.203895392974451e-45, 448, 3, 25920.00390625, -3903.99951171875, 576.000244140625, 704.0001831054688, 12096, -7935.99951171875) \
  ROW("capsule-polygon-e97ec981", "f64", "vanishes", 1, 0, 0.5, 1, 1, -2e-323, 1, 4, -5.7499999999999964, -4, 1.7499999999999991, -4, 1.7499999999999991, 0.5, -5.7499999999999964, 0.5) \
  ROW("capsule-polygon-0452fb0b", "f64", "vanishes", 1, 0, 8, 8, -1.5e-323, 4.0000000000000036, 28.00000000000001, 4, -316, 312, 36, 8, -540, -232.00000000000009, -508, 232.00000000000006) \
  ROW("capsule-polygon-fd2f2daa", "f64", "vanishes", 1, 0, -5e-324, -5e-324, 0.22000000000000003, 0.48, 0.06999999999999999, 7, 0.77, 3.9200000000000004, 2.33, 7.12, 2.2100000000000004, 5.120000000000001, 0.29, 0.48, -0.25, 0.6000000000000001, -1.9299999999999997, -2.32, -0.85, 2) \
  ROW("capsule-polygon-9f572d01", "f64", "vanishes", 1, 0, 1.0400000000000003, 5e-324, 0.5199999999999999, -1.26, 0.03, 11, 1.07, 5e-324, 0.5299999999999999, 5e-324, -0.19000000000000003, 2.4000000000000004, -1.09, 5e-324, -0.73, 3.6000000000000005, -1.09, 5.4, -0.19000000000000003, 4.8, -0.009999999999999998, 7.2, 0.35, 4.8, 1.07, 5.4, 0.7099999999999999, 3.6000000000000005)

/* x, y, w, h, n, x1, y1, x2, y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16 */
#define GRAZE_HIT_BOX_POLYGON(ROW) \
  ROW("box-polygon-5019b837", "i32 i64 f32 f64", "other-winding", 1, 0, 2, 1, 5, 4, 3, 2, 0, 6, 4, 8, 0) \
  ROW("box-polygon-30bc35cb", "i32 i64 f32 f64", "other-winding", 1, 0, -5, 1, 2, 8, 3, 0, 8, 2, 3, -6, 1) \
  ROW("box-polygon-200fde83", "i32 i64 f32 f64", "", 0, 0, 5, 2, 6, 1, 3, -4, 2, 12, 4, 4, 8) \
  ROW("box-polygon-27234920", "i32 i64 f32 f64", "", 1, 0, 6, 5, 2, 1, 3, 9, 8, -3, 5, 6, -4) \
  ROW("box-polygon-5962fa9e", "i32 i64 f32 f64", "", 0, 0, 1, 2, 1, 1, 4, 0, 3, 0, 0, 2, 0, 1, 1) \
  ROW("box-polygon-a7e4edcd", "i32 i64 f32 f64", "shared-corner", 1, 0, -2, 1, 6, 3, 4, 0, 1, -1, 3, -2, 3, -2, 1) \
  ROW("box-polygon-9e204a33", "i32 i64 f32 f64", "other-winding", 0, 0, -4, -7, 6, 3, 6, 4, 0, 6, -5, 2, -3, -2, -3, 0, 1, 2, 5) \
  ROW("box-polygon-2fd886cf", "i32 i64 f32 f64", "no-extent", 0, 0, -1, 5, 3, 3, 3, -1, -6, 5, 0, 8, 3) \
  ROW("box-polygon-af8d0701", "i32 i64 f32 f64", "", 0, 0, -5, -6, 6, 8, 3, 3, 8, 1, 3, 9, 1) \
  ROW("box-polygon-337e2610", "i32 i64 f32 f64", "other-winding", 1, 0, 1, -1, 2, 3, 3, 1, 4, 7, 0, -3, -6) \
  ROW("box-polygon-0632a8f3", "i32 i64 f32 f64", "other-winding", 1, 0, 4, -6, 6, 8, 3, -3, -5, 3, 0, 13, -3) \
  ROW("box-polygon-45853ca7", "i32 i64 f32 f64", "other-winding", 1, 0, 9, 7, 32, 38, 3, 18, 14, 16, 18, 34, 38) \
  ROW("box-polygon-6b1092c3", "i32 i64 f32 f64", "leaves-i32", 0, 0, 3, 37717, 9270, 1, 3, -11751, 2, 1, 2, 1, -118671) \
  ROW("box-polygon-e31497f6", "i32 i64 f32 f64", "leaves-i32", 1, 0, 2390, -59879, 32167, 64661, 3, 87843, 1, 1, 1, 1, 2) \
  ROW("box-polygon-52b94738", "i32 i64 f32 f64", "leaves-i32", 1, 0, -9836, 16193, 1, 3, 3, 109929, 18032, -50997, 18032, -50997, -50871) \
  ROW("box-polygon-121231a8", "i32 i64 f64", "leaves-i32", 1, 0, 8572, -315778, 16, 25, 4, 8572, -315778, 8572, -315777, 8574, -315777, 8574, -315778) \
  ROW("box-polygon-9892d982", "i32 i64 f32 f64", "leaves-i32", 0, 0, -6144, -48642, 18944, 18432, 5, 28159, -28672, -15871, -10241, -27136, -13824, -27134, -34816, -6657, -30208) \
  ROW("box-polygon-cf4c47eb", "i32 i64 f64", "leaves-i32", 1, 0, -12, 25, 2147483646, 15, 3, 30, 38, -10, 35, 0, 26) \
  ROW("box-polygon-cae567c9", "i32 i64 f64", "leaves-i32", 0, 0, 0, 7398, 2147476508, 3, 3, 1, 1, 3, 1, 3, 4957) \
  ROW("box-polygon-a7f729f8", "i32 i64 f64", "leaves-i32", 1, 0, -5062, -9372, 1, 2147422889, 3, -48310, 3, 1, 2, -14146, 25314) \
  ROW("box-polygon-a6a27fb6", "i32 i64 f64", "leaves-i32", 1, 0, -6465, 2, 2147451340, 2147406446, 3, 2824, 11799, 27218, 2, 20406, 11364) \
  ROW("box-polygon-97042e1d", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 498096173, 741429566, 333874217, 3, 3, 729652505, 3704032327, 3, 1, 3156165377, 0) \
  ROW("box-polygon-15713733", "i32 i64 f64", "leaves-i32", 0, 0, 2147483551, 51, 24, 10, 7, 2147483647, 166, 2147483590, 57, 2147483560, 41, 2147483545, -5, 2147483609, -87, 2147483637, 7, 2147483644, 28) \
  ROW("box-polygon-77d35c31", "i32 i64 f64", "leaves-i32", 0, 0, 3058615, -7321575, 11, 9, 8, 3058606, -7321584, 3058644, -7321568, 3058618, -7321600, 3058602, -7321612, 3058566, -7321664, 3058564, -7321628, 3058552, -7321612, 3058584, -7321588) \
  ROW("box-polygon-8e9fbcf7", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 5e+159, 0, 1, 5e+159, 3, 0, 0, 0, 1, 1e+160, 5e+159) \
  ROW("box-polygon-c2e26bd3", "f64", "vanishes", 1, 0, 0, -2.802596928649634e-45, 384, 896, 3, 383.99993896484375, 0, 896, 2560, 896, -512) \
  ROW("box-polygon-3be8fc01", "f64", "vanishes", 0, 0, -22, 6, 21, 6, 3, 3.9999990463256836, -18, 5.605193857299268e-45, 9.999996185302734, -1.9999995231628418, 18) \
  ROW("box-polygon-35daec73", "f64", "vanishes", 0, 0, 0.0624999962747097, 0.0624999962747097, 0.6250001192092896, 1.2500003576278687, 9, 0.5000002384185791, -5.605193857299268e-45, 0.5000002384185791, -0.25, 0.6250001192092896, -0.625, 0.3125000298023224, -0.375, 0.0624999962747097, -0.625, -5.605193857299268e-45, -0.375, 0.1249999925494194, -0.18750005960464478, -0.1250000298023224, 0.1249999925494194, 0.25, -5.605193857299268e-45)

/* x, y, w, h, r, n, x1, y1, x2, y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16 */
#define GRAZE_HIT_ROUNDED_POLYGON(ROW) \
  ROW("rounded-polygon-66fbd2c2", "i32 i64 f32 f64", "shared-corner", 1, 0, 1, 0, 6, 3, 1, 3, 2, 1, 3, 7, -4, -1) \
  ROW("rounded-polygon-1fd7275f", "i32 i64 f32 f64", "other-winding", 0, 0, 9, -1, 6, 3, 1, 3, 4, 0, -2, 0, 0, 6) \
  ROW("rounded-polygon-859fa8aa", "i32 i64 f32 f64", "other-winding", 0, 0, 5, -4, 8, 7, 2, 3, 1, -2, -5, 0, 2, 6) \
  ROW("rounded-polygon-7ae05e7f", "i32 i64 f32 f64", "shared-corner", 1, 0, -7, -1, 7, 7, 3, 3, 1, -2, 6, 6, -4, 2) \
  ROW("rounded-polygon-2abe2a85", "i32 i64 f32 f64", "", 1, 0, -3, -9, 8, 11, 3, 3, 0, 0, 8, -2, 4, 6) \
  ROW("rounded-polygon-35b58a44", "i32 i64 f32 f64", "shared-corner", 1, 0, 1, -5, 8, 10, 3, 3, 4, -2, -2, 3, -4, 0) \
  ROW("rounded-polygon-7fc5ecc4", "i32 i64 f32 f64", "", 1, 0, -4, -4, 7, 9, 3, 3, -5, 8, -7, -4, 1, 4) \
  ROW("rounded-polygon-3a63d1f2", "i32 i64 f32 f64", "", 1, 0, -3, -8, 7, 8, 3, 3, -2, -6, 6, -4, -6, -1) \
  ROW("rounded-polygon-5e7676f8", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, -1, -2, 10, 5, 2, 4, 0, 1, 1, 2, 1, 0, 0, -1) \
  ROW("rounded-polygon-f496a0e9", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, -4, -2, 11, 11, 3, 4, 1, 5, 3, 1, 1, -3, -1, 1) \
  ROW("rounded-polygon-decc23a0", "i32 i64 f32 f64", "", 0, 0, 3, -5, 9, 6, 1, 8, -2, -8, 10, -10, 2, -4, 2, -2, -2, 0, -10, 0, -14, -4, -6, -6) \
  ROW("rounded-polygon-7d7e7760", "i32 i64 f32 f64", "", 1, 0, -2, 2, 5, 6, 1, 10, -10, -6, -6, -6, -5, -2, 0, -4, -2, 6, -2, 10, -6, 14, -9, 14, -10, 6, -10, -2) \
  ROW("rounded-polygon-5916dcb0", "i32 i64 f32 f64", "no-extent", 1, 0, 0, 0, 1, 2, 0, 3, 1, -1, 3, 2, -1, 2) \
  ROW("rounded-polygon-62b9181a", "i32 i64 f32 f64", "other-winding no-extent", 1, 0, 1, 1, 1, 1, 0, 3, -2, 6, 7, 0, 0, -2) \
  ROW("rounded-polygon-959d1e57", "i32 i64 f32 f64", "other-winding", 0, 0, -4, 2, 5, 4, 2, 3, 5, 8, 3, -8, 0, -4) \
  ROW("rounded-polygon-cf31ea20", "i32 i64 f32 f64", "", 0, 0, 0, -2, 3, 7, 1, 3, 0, -6, 8, -14, 8, 2) \
  ROW("rounded-polygon-def3f2c9", "i32 i64 f32 f64", "", 0, 0, -2, 0, 4, 8, 2, 3, -6, 7, -6, -9, -2, 7) \
  ROW("rounded-polygon-e0ce0bd8", "i32 i64 f32 f64", "", 0, 0, 0, -6, 6, 7, 2, 3, -10, 10, -4, -2, 2, 4) \
  ROW("rounded-polygon-8d5d7534", "i32 i64 f32 f64", "", 1, 0, 0, -1, 14, 6, 3, 3, -2, -13, 12, -5, 10, 3) \
  ROW("rounded-polygon-c090ffd8", "i32 i64 f32 f64", "other-winding", 1, 0, -6, -9, 14, 11, 4, 3, 8, -7, -12, 4, -4, 6) \
  ROW("rounded-polygon-8e7c48e6", "i32 i64 f32 f64", "other-winding", 1, 0, -8, -9, 11, 11, 4, 4, 2, 4, 6, 1, 6, 0, 2, 0) \
  ROW("rounded-polygon-4254f36d", "i32 i64 f32 f64", "", 0, 0, -9, -3, 10, 15, 4, 4, 3, 6, 3, 2, 7, 2, 7, 4) \
  ROW("rounded-polygon-6f476052", "i32 i64 f32 f64", "other-winding", 1, 0, 0, -4, 8, 8, 4, 6, -6, 11, 8, 15, 10, 3, 14, -9, -2, -5, -2, 3) \
  ROW("rounded-polygon-47cdf482", "i32 i64 f32 f64", "", 1, 0, -62, -45, 124, 90, 26, 3, -12, 8, 12, -8, 8, 2) \
  ROW("rounded-polygon-63831509", "i32 i64 f32 f64", "leaves-i32", 0, 0, -54175, 3450, 32731, 16216, 2, 3, 3, 3, 0, 3, 0, -21545) \
  ROW("rounded-polygon-a504b0c3", "i32 i64 f32 f64", "leaves-i32", 0, 0, 2390, -59879, 32167, 64661, 1, 3, 1, 92627, 2, 92627, 2, 92202) \
  ROW("rounded-polygon-433da548", "i32 i64 f32 f64", "", 1, 0, -4120, 1134, 10, 8, 3, 3, 2634, -1082, -1220, 721, -4116, 1139) \
  ROW("rounded-polygon-15a77dba", "i32 i64 f32 f64", "", 1, 0, -574, 1635, 14, 5, 2, 3, -3874, 8105, 2926, -5223, -2482, 3761) \
  ROW("rounded-polygon-d72a5bed", "i32 i64 f64", "leaves-i32", 1, 0, -418190, -873588, 12, 12, 6, 3, -418156, -873563, -418206, -873568, -418166, -873603) \
  ROW("rounded-polygon-9dccf8fb", "i32 i64 f64", "leaves-i32", 1, 0, 159555, 3769, 6, 25, 1, 4, 159564, 3764, 159560, 3772, 159570, 3770, 159572, 3760) \
  ROW("rounded-polygon-79c71ba9", "i32 i64 f64", "leaves-i32", 1, 0, 9882, 872329, 36, 38, 4, 5, 9926, 872325, 9942, 872345, 9914, 872341, 9910, 872333, 9906, 872309) \
  ROW("rounded-polygon-27bf00b2", "i32 i64 f32 f64", "", 1, 0, 6517, 4188, 13, 22, 2, 8, -5480, -2884, -2878, -1188, -276, 508, 7786, 5116, 2710, 1484, 2838, 1244, 364, -692, -7826, -5060) \
  ROW("rounded-polygon-ab9f91b5", "i32 i64 f64", "", 0, 0, 32568, -3097, 6, 288, 3, 12, 32622, -3430, 32386, -3389, 32269, -3561, 32121, -3551, 32241, -3252, 31860, -3075, 32037, -3009, 32391, -2877, 32568, -2810, 32477, -3165, 32829, -3288, 32564, -3323) \
  ROW("rounded-polygon-1ca1f01e", "i32 i64 f64", "leaves-i32", 0, 0, 28798, 116014, 2147471429, 10219, 3359, 3, 0, 1, 612, 3, -12324, 0) \
  ROW("rounded-polygon-15f252c4", "i32 i64 f64", "leaves-i32", 1, 0, 2, 2, 2147482306, 2147364600, 1, 3, 2, -25584, 1, -8667, 90095, 27303) \
  ROW("rounded-polygon-16bd4236", "i32 i64 f64", "leaves-i32", 1, 0, -2147483587, -2, 16, 33, 4, 3, -2147483469, 44, -2147483573, 0, -2147483511, 22) \
  ROW("rounded-polygon-2a24e22e", "i32 i64 f64", "leaves-i32", 1, 0, 2147483538, -2, 17, 18, 2, 3, 2147483569, 106, -2147483637, 92, 2147483553, 14) \
  ROW("rounded-polygon-21db9f5f", "i32 i64 f64", "leaves-i32", 1, 0, 480820, -3170350, 47, 12, 6, 3, 480896, -3170364, 480856, -3170344, 480914, -3170338) \
  ROW("rounded-polygon-c1c1313f", "i32 i64 f64", "leaves-i32", 1, 0, -6690990, -13976919, 12, 12, 6, 3, -6690956, -13976894, -6691006, -13976899, -6690966, -13976934) \
  ROW("rounded-polygon-a3b2a911", "i32 i64 f64", "leaves-i32", 1, 0, 5105790, 7540, 6, 25, 1, 4, 5105799, 7535, 5105795, 7543, 5105805, 7541, 5105807, 7531) \
  ROW("rounded-polygon-a247dfcd", "i32 i64 f64", "leaves-i32", 1, 0, 6815743, 22020096, 18350081, 15204353, 3145730, 10, 2097153, 27262976, -1048578, 23068672, 1048576, 18874368, 22020095, 18874368, 18874368, 25165824, 18350082, 20971520, 15728640, 20971518, 13107198, 20971520, 7340033, 27262976, 6815744, 23068673) \
  ROW("rounded-polygon-f488154b", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -1.1719496541351007e+154, 6.4753006346904605e+153, 5.70843998627696e+153, 1.6915173959586625e+153, 2, 3, 3, 3, 0, 3, 0, -8.046453383903358e+153) \
  ROW("rounded-polygon-f8fc403e", "f32 f64", "leaves-i32 leaves-i64 vanishes", 1, 0, 1340029796352, -858993459200, 927712935936, 618475159552, 68719476736, 3, -1.401298464324817e-45, 584115552256, 2405181685760, 618475290624, 274877906944, -1236950581248) \
  ROW("rounded-polygon-426e5fdf", "f64", "leaves-i32 leaves-i64 leaves-f32 vanishes", 1, 0, 2.930981143301744e+111, -1.8788340662190666e+111, 2.029140791516592e+111, 1.3527605276777274e+111, 1.5030672529752533e+110, 3, -5e-324, 1.2776071650289653e+111, 5.260735385413386e+111, 1.352760527677728e+111, 6.012269011901013e+110, -2.705521055355456e+111) \
  ROW("rounded-polygon-45a2d10a", "f64", "vanishes", 1, 0, -1.5, 1.8750000000000007, 4.000000000000003, 2.25, 0.7500000000000004, 3, 3, 1.125, -1.5, 2.625, -1.5e-323, 2.375) \
  ROW("rounded-polygon-50a47372", "f64", "vanishes", 1, 0, -0.8125000000000001, 1.8749999999999993, 1.1874999999999993, 1.8124999999999991, 0.25, 3, 1.8749999999999993, 2.375, -0.6250000000000003, 2.0624999999999982, 1e-323, 1.625) \
  ROW("rounded-polygon-1f5ebd85", "f32 f64", "vanishes", 0, 0, -4, -2.999999761581421, 11, 22, 3.5, 6, -2, -6, -1.401298464324817e-45, -3.5, 4, -3.5, 6, -4, 10, -6, 4, -7.500000953674316) \
  ROW("rounded-polygon-0066cf5f", "f64", "vanishes", 1, 0, 2.7500000000000018, 5, 4.5, 3.75, 1, 15, 4.5, 2, 2.9999999999999996, 1, 1.4999999999999991, 2e-323, 2.9999999999999996, -2.5, 6, -4.000000000000001, 5.249999999999997, -9.75, 7.5, -6.5, 9.749999999999998, -11.999999999999998, 11.999999999999993, -10.499999999999998, 9.749999999999998, -5.0000000000000036, 10.5, -4.5, 11.999999999999993, 2e-323, 9.749999999999998, 3.75, 7.5, 0.4999999999999998, 5.249999999999997, 6)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, n, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16 */
#define GRAZE_HIT_TRIANGLE_POLYGON(ROW) \
  ROW("triangle-polygon-6a59a34c", "i32 i64 f32 f64", "other-winding", 1, 0, 2, 2, 4, 4, 3, 1, 3, 5, 2, -1, 2, -3, -4) \
  ROW("triangle-polygon-12119e88", "i32 i64 f32 f64", "", 0, 0, 4, -1, 4, 0, 2, 0, 3, 1, 2, -5, 5, -1, -1) \
  ROW("triangle-polygon-be8d4f7c", "i32 i64 f32 f64", "", 1, 0, 2, -2, 0, 1, 2, -3, 3, -3, -2, 5, -4, 1, 6) \
  ROW("triangle-polygon-ec972fed", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 2, 0, 1, 0, 0, 1, 4, 1, 3, -4, 3, -1, -1, 2, 0) \
  ROW("triangle-polygon-aa3652e3", "i32 i64 f32 f64", "other-winding", 0, 0, -1, 5, -1, 3, -2, 2, 8, 7, -7, 1, -10, -11, 2, -7, 4, -5, 2, -3, 0, 3, 0, 3, -3) \
  ROW("triangle-polygon-be504774", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 1, 0, 1, 2, 3, 1, 3, -3, 3, 0, 0, 5, -5) \
  ROW("triangle-polygon-0747532a", "i32 i64 f32 f64", "", 0, 0, 6, 2, 4, 2, 2, -4, 3, 2, 0, 4, 5, -10, -5) \
  ROW("triangle-polygon-f116f25a", "i32 i64 f32 f64", "other-winding", 1, 0, 1, -1, -3, 2, 11, 4, 3, 6, 5, -4, 7, 8, -5) \
  ROW("triangle-polygon-72ed4e73", "i32 i64 f32 f64", "", 1, 0, 7, -4, 9, 1, 5, -1, 3, 12, 5, 0, 3, 4, -11) \
  ROW("triangle-polygon-fd9ccd89", "i32 i64 f32 f64", "other-winding", 0, 0, -3, 1, 11, 3, 5, -5, 3, -3, -6, 3, -6, -10, -2) \
  ROW("triangle-polygon-484bd66f", "i32 i64 f32 f64", "other-winding", 0, 0, -7, 4, -7, 2, -5, 1, 3, 10, 14, 16, -10, -4, 2) \
  ROW("triangle-polygon-a081eae6", "i32 i64 f32 f64", "other-winding", 1, 0, 8, -15, 16, 5, -16, 15, 4, -16, 9, 12, 7, 16, 1, -4, -9) \
  ROW("triangle-polygon-0edbd788", "i32 i64 f32 f64", "", 1, 0, 2, 5, -3, 1, 2, 4, 8, -12, 11, -12, 3, 0, 3, 0, 9, -2, 9, -4, 7, -6, 5, -8, 5) \
  ROW("triangle-polygon-6a249211", "i32 i64 f32 f64", "other-winding", 1, 0, 3, 33, 25, 2, -5, 18, 5, 6, 19, 4, 21, 2, 17, 4, 15, 5, 17) \
  ROW("triangle-polygon-f34a65ce", "i32 i64 f32 f64", "other-winding no-extent", 1, 0, -15, -1, -31, 26, -39, 12, 5, -34, 13, -34, 13, -33, 14, -29, 10, -30, 9) \
  ROW("triangle-polygon-3583506a", "i32 i64 f32 f64", "leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 3, 3, 24480, 0, 2, 0, 2, -65673) \
  ROW("triangle-polygon-ccdd0090", "i32 i64 f32 f64", "leaves-i32", 0, 0, 2, 10700, -30737, 0, -127330, -12500, 3, 73693, 1, 2, 1, 2, 3) \
  ROW("triangle-polygon-f2f67066", "i32 i64 f32 f64", "", 1, 0, 3, 21012, -6215, 0, -15624, 23335, 3, 2, 36376, 0, 27663, 2, 0) \
  ROW("triangle-polygon-94053b41", "i32 i64 f32 f64", "", 1, 0, -43136, 8448, 29206, 2, 0, -45968, 3, 3, -6337, -6351, -6337, -6351, -10516) \
  ROW("triangle-polygon-aeec7794", "i32 i64 f32 f64", "leaves-i32", 1, 0, 9258, -9337, -13164, 10457, 4333, -15408, 3, -3348, -98732, 23061, 1, -28545, 26858) \
  ROW("triangle-polygon-22380010", "i32 i64 f64", "leaves-i32", 0, 0, -106496, 59391, -94208, 43010, -106495, 51200, 6, -65538, 137216, -63488, 59392, -94206, 43008, -204800, 102399, -139264, -20478, -16384, 45056) \
  ROW("triangle-polygon-611f7b66", "f64", "", 1, 0, 5.2, 2.5, 5.5, 2.6, 5.3, 2.5, 11, 4.6, -3.9, 5.8, 0.1, 6.7, -0.4, 7.3, 3, 7.3, 5.1, 7.3, 7.2, 5.5, 2.6, 4.6, 4.5, 4.9, 1.3, 3.7, -0.6, 4.9, -0.8) \
  ROW("triangle-polygon-d68f0866", "i64 f64", "leaves-i32 leaves-i64", 1, 0, -157258280, 3, 3, 2, 4799221661, 3, 3, 738644405, 0, 2, 0, 2, 2906459362) \
  ROW("triangle-polygon-02be3b37", "i64 f64", "leaves-i32 leaves-i64", 0, 0, -3337544184, 3, 589014945, 0, 1465446872, 2, 3, 783106253, 3, 1, 3, 1, 8718358) \
  ROW("triangle-polygon-dff56855", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 530570088, -827128651, -2114878647, 1, 4925341159, 153984402, 3, -1818817319, 2, 2630298911, 0, 4045745037, 3) \
  ROW("triangle-polygon-d731ba9d", "i32 i64 f64", "leaves-i32", 1, 0, -2147483609, 8, -2147483605, 26, -2147483602, 2, 5, -2147483605, 27, -2147483648, -11, 2147483543, 5, 2147483606, 91, -2147483623, 118) \
  ROW("triangle-polygon-69d69f16", "i32 i64 f64", "leaves-i32", 0, 0, -27262976, 15204351, -24117248, 11010050, -27262975, 13107200, 6, -16777218, 35127296, -16252928, 15204352, -24117246, 11010048, -52428800, 26214399, -35651584, -5242878, -4194304, 11534336) \
  ROW("triangle-polygon-5f83fdb4", "i32 i64 f64", "leaves-i32", 1, 0, 2147483612, 7, 2147483646, -7, 2147483623, 11, 7, -2147483611, 243, 2147483627, 135, 2147483596, 119, 2147483583, 73, 2147483646, -7, -2147483622, 83, -2147483615, 106) \
  ROW("triangle-polygon-ac63506e", "f32 f64", "leaves-i32 vanishes", 1, 0, 655360, -1703936, 131072, -131071.984375, -2.802596928649634e-45, -786432, 3, 7340032, 2359296.5, 262144, -786432.0625, 7340032, 2359295.75) \
  ROW("triangle-polygon-c682cf21", "f64", "vanishes", 1, 0, 0.3125, -0.4062499701976776, -0.890625, -1.40625, -0.9375, -0.46875, 3, 2.802596928649634e-45, -0.4218749701976776, 0.625, -0.3906250298023224, 0.375, -0.265625) \
  ROW("triangle-polygon-606a6268", "f64", "vanishes", 0, 0, 0.00007629393076058477, 0.00003814697265625, 0, 0.000038146965380292386, 0.0000762939453125, -2.802596928649634e-45, 3, 7.62939453125e-06, 0.00003814697265625, 0.0005340576171875, 0.00043487548828125, 0.0007629395113326609, 0.00061798095703125)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, a_x4, a_y4, n, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3, b_x4, b_y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16 */
#define GRAZE_HIT_QUAD_POLYGON(ROW) \
  ROW("quad-polygon-c1f7d1e6", "i32 i64 f32 f64", "other-winding", 1, 0, 2, 2, 3, 4, 4, 4, 3, 1, 3, 5, 2, -1, 2, -3, -4) \
  ROW("quad-polygon-28e9584e", "i32 i64 f32 f64", "", 0, 0, 4, -1, 4, 0, 4, 1, 2, 0, 3, 1, 2, -5, 5, -1, -1) \
  ROW("quad-polygon-ee711603", "i32 i64 f32 f64", "", 1, 0, 9, 1, 7, 0, 5, -1, 7, -4, 3, 12, 5, 0, 3, 4, -11) \
  ROW("quad-polygon-87af9d49", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, -3, 1, -2, 1, -3, 3, -3, 2, 3, -1, 4, 3, 0, -3, 1) \
  ROW("quad-polygon-32f70f04", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, -3, 6, -2, 5, -3, 2, -4, 5, 4, -3, 6, -1, 6, -1, 2, -3, 2) \
  ROW("quad-polygon-dce068c5", "i32 i64 f32 f64", "other-winding", 0, 0, -1, 5, -1, 3, -2, 2, -3, 3, 8, 7, -7, 1, -10, -11, 2, -7, 4, -5, 2, -3, 0, 3, 0, 3, -3) \
  ROW("quad-polygon-0f245ee3", "i32 i64 f32 f64", "no-extent", 0, 0, 6, 0, 9, 2, 9, 3, 5, 1, 3, 3, 1, 3, 5, 3, -1) \
  ROW("quad-polygon-58072988", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 1, 0, 1, 2, 3, 2, 3, 1, 3, -3, 3, 0, 0, 5, -5) \
  ROW("quad-polygon-14279b14", "i32 i64 f32 f64", "", 1, 0, 2, -3, 2, -2, 0, 1, 0, -2, 3, -3, -2, 5, -4, 1, 6) \
  ROW("quad-polygon-66ea7fae", "i32 i64 f32 f64", "", 0, 0, 6, 2, 4, 2, 2, -4, 6, -4, 3, 2, -1, 4, 4, -10, -6) \
  ROW("quad-polygon-08cdc299", "i32 i64 f32 f64", "", 0, 0, 4, 11, -10, 9, -2, 3, 1, 7, 3, 0, -5, 2, 3, -6, 1) \
  ROW("quad-polygon-f5a53178", "i32 i64 f32 f64", "other-winding", 1, 0, 1, -5, 0, -6, 0, -5, 2, -4, 3, 8, -3, -8, -7, -6, -1) \
  ROW("quad-polygon-df36cfa0", "i32 i64 f32 f64", "other-winding", 0, 0, -2, 6, -4, 7, -2, 8, 0, 7, 4, 10, 0, 6, 6, -2, 0, 6, -4) \
  ROW("quad-polygon-4479db4f", "i32 i64 f32 f64", "other-winding", 0, 0, 3, -2, 4, 0, 4, -4, 3, -4, 4, -5, 10, -14, 5, 1, 0, 2, 5) \
  ROW("quad-polygon-d17d44ce", "i32 i64 f32 f64", "other-winding", 0, 0, -1, 0, 3, 1, 3, 2, -1, 3, 5, -9, -5, 5, 1, 5, -4, -1, -7, -13, -9) \
  ROW("quad-polygon-5ae7bd2d", "i32 i64 f32 f64", "other-winding", 0, 0, -4, 3, -4, 2, -5, 4, -4, 4, 5, -14, -2, -6, 12, -6, 15, -14, 2, -14, -1) \
  ROW("quad-polygon-1b4b5281", "i32 i64 f32 f64", "", 0, 0, 4, 3, 5, 5, 2, 5, 3, 3, 6, -2, 1, 2, 1, 2, 3, 1, 3, 0, 3, -2, 3) \
  ROW("quad-polygon-70309081", "i32 i64 f32 f64", "other-winding", 1, 0, 37, 3, 30, -14, 18, -19, 3, 17, 3, 18, 2, 13, -4, 18, -10) \
  ROW("quad-polygon-f698ac05", "i32 i64 f32 f64", "other-winding", 1, 0, 3, 2, 4, -6, 4, 6, 3, 6, 3, 16, 22, 10, 8, -2, -16) \
  ROW("quad-polygon-13dcb0e1", "i32 i64 f32 f64", "other-winding", 1, 0, -9, -46, -53, 16, -37, 46, 53, -2, 3, -21, -77, 21, 77, 19, 47) \
  ROW("quad-polygon-f8b77879", "i32 i64 f32 f64", "other-winding", 1, 0, 3, 33, 25, 2, 2, -5, -5, 18, 5, 5, 14, 3, 16, 1, 12, 3, 10, 4, 12) \
  ROW("quad-polygon-8cf4cf34", "i32 i64 f32 f64", "leaves-i32", 0, 0, -65322, -74336, 12017, -74336, 12017, 0, -65322, 0, 3, 24260, 2, 1, 2, 1, 3) \
  ROW("quad-polygon-8488622b", "i32 i64 f32 f64", "leaves-i32", 1, 0, 20689, 2, 3, 2, 3, -95373, 20689, -95373, 3, 16588, -25858, 3, -25858, 3, 81025) \
  ROW("quad-polygon-1b2a258c", "i32 i64 f32 f64", "", 1, 0, 0, 7398, 18844, 7398, 18844, 1, 0, 1, 3, 3, 4957, 7699, 4957, 7699, 5229) \
  ROW("quad-polygon-961d5ffc", "i32 i64 f32 f64", "", 1, 0, -27248, 0, -14596, 0, -14596, 10463, -27248, 10463, 4, -29496, 42985, 38354, 42985, 38354, -3501, -29496, -3501) \
  ROW("quad-polygon-15a5d373", "i32 i64 f64", "leaves-i32", 0, 0, -100352, 67583, -94208, 43010, -106495, 51200, -106498, 59392, 6, -65536, 137216, -63486, 59392, -94208, 43007, -204800, 102402, -139264, -20480, -16383, 45058) \
  ROW("quad-polygon-9f6a7a0f", "i64 f64", "leaves-i32 leaves-i64", 0, 0, -4127861171, 794013330, -544394687, 794013330, -544394687, 0, -4127861171, 0, 3, 197752936, 2, 1, 2, 1, 3) \
  ROW("quad-polygon-29a39425", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 1497657207, 3, 0, 3, 0, 4280515512, 1497657207, 4280515512, 3, 2, -407042692, 0, -407042692, 0, 5163907830) \
  ROW("quad-polygon-b51805bb", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 774588763, -558591793, 1, -558591793, 1, 3127373873, 774588763, 3127373873, 3, 1, 2, 543953581, 2, 543953581, 664214945) \
  ROW("quad-polygon-bd80c039", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 141838146, 3650442560, -2465002675, 3650442560, -2465002675, -6136835734, 141838146, -6136835734, 3, -1866377318, -635756209, 0, -635756209, 0, -2415456858) \
  ROW("quad-polygon-07f0c2ee", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 35975136, 2, 1, 2, 1, 684573016, 35975136, 684573016, 4, 1266381150, 809682795, 0, 809682795, 0, -3537251342, 1266381150, -3537251342) \
  ROW("quad-polygon-14957bf1", "i32 i64 f64", "leaves-i32", 0, 0, -2147483566, -64, -2147483547, -80, -2147483550, -81, -2147483567, -64, 6, -2147483548, -79, -2147483572, -52, -2147483588, -51, -2147483580, -25, -2147483572, -9, -2147483564, -31) \
  ROW("quad-polygon-f8c80deb", "f64", "leaves-i32 vanishes", 0, 0, 786432, -262144, 0, 2.802596928649634e-45, -131072.03125, -655360, 524288, -1572863.75, 3, 11403264, 11796479, 6684672, 1703935.875, 786432, -262143.96875) \
  ROW("quad-polygon-0b4792e7", "f64", "vanishes", 1, 0, -2816.000244140625, -5248, -6591.998046875, -5760.00146484375, -7552, -4352.00048828125, -1.401298464324817e-45, -3328, 3, -960, -1920, 960, -4736.00048828125, -191.99996948242188, -128) \
  ROW("quad-polygon-5a45b499", "f64", "vanishes", 0, 0, 0.00007629393076058477, 0.00003814697265625, 0, 0.000038146965380292386, 0.00003814697265625, -2.802596928649634e-45, 0.0000762939453125, 0, 3, 7.62939453125e-06, 0.00003814697265625, 0.0005340576753951609, 0.00043487548828125, 0.000762939453125, 0.00061798095703125)

/* a_n, a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, a_x4, a_y4, a_x5, a_y5, a_x6, a_y6, a_x7, a_y7, a_x8, a_y8, a_x9, a_y9, a_x10, a_y10, a_x11, a_y11, a_x12, a_y12, a_x13, a_y13, a_x14, a_y14, a_x15, a_y15, a_x16, a_y16, b_n, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3, b_x4, b_y4, b_x5, b_y5, b_x6, b_y6, b_x7, b_y7, b_x8, b_y8, b_x9, b_y9, b_x10, b_y10, b_x11, b_y11, b_x12, b_y12, b_x13, b_y13, b_x14, b_y14, b_x15, b_y15, b_x16, b_y16 */
#define GRAZE_HIT_POLYGON_POLYGON(ROW) \
  ROW("polygon-polygon-b9ba82fc", "i32 i64 f32 f64", "other-winding", 1, 0, 3, 0, 2, 0, 3, 1, 0, 3, 1, 1, 0, 1, 0, 0) \
  ROW("polygon-polygon-4be1fe0e", "i32 i64 f32 f64", "other-winding", 1, 0, 3, 0, 0, 0, 3, 4, 0, 3, 2, 1, 1, 1, 1, 2) \
  ROW("polygon-polygon-3b68712b", "i32 i64 f32 f64", "", 0, 0, 3, -11, 8, -9, -2, -6, -3, 3, -5, 4, -4, -6, 1, 0) \
  ROW("polygon-polygon-981ab4ee", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 3, 0, 2, 1, 2, 2, 4, 2, 0, 1, 1, 1, 3, 0, 0) \
  ROW("polygon-polygon-ca8a3b39", "i32 i64 f32 f64", "other-winding", 1, 0, 4, 3, 1, -3, 3, -5, -7, 5, -5, 3, -1, -2, 2, 1, 3, -3) \
  ROW("polygon-polygon-f12bf33f", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, 3, 5, 4, 0, -3, 7, -6, 5, -3, 2, -1, 3, 5, 4, 1, -3, -5, -3) \
  ROW("polygon-polygon-45b3689f", "i32 i64 f32 f64", "other-winding", 0, 0, 4, -1, -6, -7, -8, -11, -1, -4, -2, 10, 9, -2, 3, -6, 0, -11, -3, -11, 1, -4, -3, -2, 3, 2, 5, 4, 9, 7, 5, 0) \
  ROW("polygon-polygon-03324064", "i32 i64 f32 f64", "no-extent", 0, 0, 3, 5, 0, -4, -9, -7, -12, 3, 1, -2, -3, 2, -3, -4) \
  ROW("polygon-polygon-88a30c54", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 4, 10, 1, 6, 3, 14, 9, 15, 6, 3, -4, -5, 3, 2, 4, 3) \
  ROW("polygon-polygon-922b479c", "i32 i64 f32 f64", "other-winding no-extent", 1, 0, 4, -3, -4, -5, 0, -5, -1, -3, -5, 4, -5, -5, -5, -5, 4, 11, 7, 3) \
  ROW("polygon-polygon-2d7fa69e", "i32 i64 f32 f64", "other-winding no-extent", 1, 0, 5, -6, 2, -6, 4, -2, 6, -2, 2, -6, 2, 6, -5, -5, -1, 3, 4, 15, -5, 7, -7, 3, -14, -9) \
  ROW("polygon-polygon-246c0fbf", "i32 i64 f32 f64", "", 1, 0, 3, -3, -5, 1, 1, -7, 1, 4, -29, -6, 10, -33, 15, 2, -2, 33) \
  ROW("polygon-polygon-9e1472e8", "i32 i64 f32 f64", "", 0, 0, 3, 3681, 5485, 1, 5485, 1, 7967, 3, 12675, 3, 2, 3, 2, 1) \
  ROW("polygon-polygon-380a94a4", "i32 i64 f32 f64", "", 1, 0, 3, -540, 1, 43528, 1, 2, -4467, 3, 33907, 1, 2, 2, 1, -6534) \
  ROW("polygon-polygon-781d3b13", "i32 i64 f32 f64", "leaves-i32", 1, 0, 3, 0, 30122, 3, 30122, 3, 0, 3, -249, 3, 6450, 3, 6450, 47898) \
  ROW("polygon-polygon-19a54fdd", "i32 i64 f32 f64", "leaves-i32", 1, 0, 3, -95, 0, 7270, 0, 7270, 1, 3, 47580, 11325, 3, 11325, 3, -12) \
  ROW("polygon-polygon-50908c12", "i32 i64 f32 f64", "leaves-i32", 1, 0, 3, -25452, 2, 7967, 2, 7967, -82452, 3, 0, -11534, 5949, -11534, 5949, -5262) \
  ROW("polygon-polygon-502b3d82", "i32 i64 f64", "leaves-i32", 0, 0, 5, 186369, 110590, 51200, 86017, 2, -16385, 135166, 8192, 202753, 20480, 6, 2048, -24576, 0, -16383, -4096, 6144, 4096, -51200, 12288, -83968, 8192, -55296) \
  ROW("polygon-polygon-90604615", "f32 f64", "", 1, 0, 3, -9.596575182513334e-06, -0.0006167591200210154, -0.00013745235628448427, -0.000496694294270128, -0.0000735211797291413, -0.00037663624971173704, 3, -0.0012809379259124398, 0.0004308676579967141, 0.0005657002329826355, -0.00064655183814466, -0.0007860051700845361, -0.0009215288446284831) \
  ROW("polygon-polygon-e35d5afa", "f32 f64", "", 1, 0, 13, -4.25, 9, -5, 8.5, -4.375, 10.375, -5.5, 8.375, -6, 8.25, -6, 7.625, -7.75, 6.25, -6.75, 6.5, -6.625, 5.125, -6.25, 4.75, -5.5, 5.875, -4.75, 7, -3.25, 9.25, 13, -6.75, 7, -6, 6.625, -5.25, 6.25, -0.25, -1.25, -1.75, -0.5, -3, 0.625, -3.5, 1.375, -3.25, 1.75, -4.5, 2.875, -5, 3.625, -6.25, 4.75, -6, 5.125, -5.75, 5.5) \
  ROW("polygon-polygon-3d8bdeba", "i32 i64 f64", "leaves-i32", 1, 0, 3, 597723257, -984312106, 1, -984312106, 1, 890367952, 3, 128070976, 3, 2, 3, 2, 1) \
  ROW("polygon-polygon-d4c7b214", "i32 i64 f64", "leaves-i32", 1, 0, 3, -586917129, 1, -1792912574, 1, 2, 311527993, 3, -759074416, 1, 2, 2, 1, 792094856) \
  ROW("polygon-polygon-94b6d820", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, -900917908, 1, -5533012084, 1, -5533012084, 3, 3, 2515380927, 0, 1, 0, 1, 715291494) \
  ROW("polygon-polygon-0d71a504", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 3, 6603946355, -1036936740, 6603946355, -1036936740, 1, 3, -84901013, 3, 2, 3, 2, 0) \
  ROW("polygon-polygon-0245abb0", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 3, 411026544, -342036299, 1, -342036299, 1, 1, 3, 1058903407, -970591215, 1, -970591215, 1, 4250517365) \
  ROW("polygon-polygon-c7f405f7", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 4, -318032102, 957503355, -1751507698, 957503355, -1751507698, 0, -318032102, 0, 4, -7775478231, 1522888975, 376281617, 1522888975, 376281617, -736026974, -7775478231, -736026974) \
  ROW("polygon-polygon-f08fc264", "i32 i64 f64", "leaves-i32", 0, 0, 5, 23855105, 14155774, 6553600, 11010049, 2, -2097153, 17301502, 1048576, 25952257, 2621440, 6, 262144, -3145728, 0, -2097151, -524288, 786432, 524288, -6553600, 1572864, -10747904, 1048576, -7077888) \
  ROW("polygon-polygon-55f88373", "i32 i64 f64", "leaves-i32", 0, 0, 4, 31837956, 31309, 31837896, 31295, 31837896, 31239, 31837932, 31253, 10, 31837891, 31238, 31837883, 31278, 31837885, 31238, 31837881, 31218, 31837885, 31208, 31837883, 31158, 31837891, 31198, 31837893, 31198, 31837893, 31218, 31837897, 31238) \
  ROW("polygon-polygon-18011353", "f64", "leaves-i32 leaves-i64 leaves-f32 vanishes", 0, 0, 3, -4.7384491842885035e+128, 7.039981645228631e+127, -3.709528789985856e+128, 4.088604724728937e+128, -1.5975342964172666e+128, 9.206129843760518e+127, 4, 1e-323, 1.0018435418209976e+128, -9.74766689339349e+127, 1.4079963290457263e+128, -1.5704574439356176e+128, 8.935361318944032e+127, -2.7076852481648583e+127, 3.519990822614315e+127) \
  ROW("polygon-polygon-efcdc1c9", "f32 f64", "leaves-i32 leaves-i64 vanishes", 0, 0, 3, -769658273660928, 114349209288704, -602532372021248, 664105090285568, -259484760932352, 149533581377536, 4, 2.802596928649634e-45, 162727720910848, -158329674399744, 228698418577408, -255086680866816, 145135534866432, -43980465111040, 57174596255744) \
  ROW("polygon-polygon-fd404d84", "f64", "vanishes", 0, 0, 4, 0.5000001788139343, -0.3749999403953552, 0.125, 0.375, -0.24999995529651642, 0.18749995529651642, -0.3749999403953552, -1.1249998807907104, 3, -2.802596928649634e-45, 0.3125, 3.5625, 2.9375, -1.4999996423721313, 5.562499046325684) \
  ROW("polygon-polygon-9b69058e", "f64", "", 1, 0, 6, 0.00037240982119032107, 0.00013753771783456238, 0.00023210048676705145, 0.0004784166806617704, -0.0000485181808920714, 0.0004784166821645565, -0.000048518180836557465, -0.00020334124555601438, 0.0005127191546017223, -0.00020334124522479918, 0.0005127191541573233, 0.00030797719890406333, 3, 9.238719938361664e-07, 0.00032642483760966123, 0.000156193971664801, 0.0004018247123031011, 0.0005432069288259885, -3.546476365575812e-06)

/* cx, cy, r, x, y */
#define GRAZE_CONTAINS_DISC_POINT(ROW) \
  ROW("contains-disc-point-67666213", "i32 i64 f32 f64", "", 0, 0, 0, 2, 1, 0, 0) \
  ROW("contains-disc-point-07e1aba8", "i32 i64 f32 f64", "", 0, 0, 0, 2, 1, 1, 0) \
  ROW("contains-disc-point-b5c4fff1", "i32 i64 f32 f64", "", 0, 0, 0, 0, 2, 1, 2) \
  ROW("contains-disc-point-d224e0e5", "i32 i64 f32 f64", "", 1, 0, 1, 0, 4, 0, 0) \
  ROW("contains-disc-point-61a255b8", "i32 i64 f32 f64", "contained", 1, 0, 3, 0, 2, 3, 0) \
  ROW("contains-disc-point-d78ec2de", "i32 i64 f32 f64", "no-extent", 0, 0, 0, 0, 0, 1, 1) \
  ROW("contains-disc-point-9cdf4374", "i32 i64 f32 f64", "", 0, 0, 20689, 2, 1, 3, 3) \
  ROW("contains-disc-point-915d0420", "i32 i64 f32 f64", "leaves-i32", 1, 0, 2, 309, 52610, 3, 3) \
  ROW("contains-disc-point-25d90ab8", "i32 i64 f64", "leaves-i32", 0, 0, 1, 3, 1, 1642970298, 1) \
  ROW("contains-disc-point-80b4c471", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448) \
  ROW("contains-disc-point-7bb37029", "i32 i64 f64", "leaves-i32", 1, 0, 35, 26, 2147483645, 38, 26) \
  ROW("contains-disc-point-5d17dce7", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1, 3, 1, 2.2989617099463952e+154, 1) \
  ROW("contains-disc-point-dd34dc78", "f64", "vanishes", 0, 0, 1.334e-321, 8.6e-322, 1.3755e-320, 1.0825e-320, 1.083e-320) \
  ROW("contains-disc-point-6462f151", "f64", "vanishes", 1, 0, -7.59e-321, 3.7944e-320, 5.06e-320, -3.795e-320, -2.53e-321)

/* x1, y1, x2, y2, r, x, y */
#define GRAZE_CONTAINS_CAPSULE_POINT(ROW) \
  ROW("contains-capsule-point-bb1afea9", "i32 i64 f32 f64", "corner", 1, 0, 0, 2, 0, 0, 1, 0, 0) \
  ROW("contains-capsule-point-2f9f0401", "i32 i64 f32 f64", "corner", 0, 0, 0, 2, 1, 1, 1, 0, 0) \
  ROW("contains-capsule-point-073d7563", "i32 i64 f32 f64", "", 0, 0, 2, 2, 0, 1, 1, 1, 0) \
  ROW("contains-capsule-point-73712cdb", "i32 i64 f32 f64", "corner", 0, 0, 1, 1, 0, 0, 1, 2, 2) \
  ROW("contains-capsule-point-e3f68715", "i32 i64 f32 f64", "corner", 0, 0, 0, 4, 0, 2, 1, 0, 0) \
  ROW("contains-capsule-point-0d8f4ac1", "i32 i64 f32 f64", "corner", 1, 0, 2, 0, 3, 1, 1, 2, 0) \
  ROW("contains-capsule-point-0cbae336", "i32 i64 f32 f64", "corner no-extent", 1, 0, 0, 0, 0, 0, 2, 0, 0) \
  ROW("contains-capsule-point-371f122e", "i32 i64 f32 f64", "corner", 1, 0, 3, 2, 2, 0, 28214, 2, 8817) \
  ROW("contains-capsule-point-2a4e000c", "i32 i64 f32 f64", "corner", 0, 0, -2, 8193, 0, 8192, 8192, 0, -1) \
  ROW("contains-capsule-point-37f5ce26", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, -65546, -5168, 3, 1, 2, 6248, 2) \
  ROW("contains-capsule-point-177c05c5", "i32 i64 f64", "leaves-i32", 1, 0, -1, 0, 4, -4, 2147483647, 0, 0) \
  ROW("contains-capsule-point-3ca7ea89", "i32 i64 f64", "corner leaves-i32", 0, 0, -2, 1048577, 0, 1048576, 1048576, 0, -1) \
  ROW("contains-capsule-point-9365c570", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, -5.8859285467297054e+153, 3, 0, 0, 7.311458679883785e+153, 0, 0) \
  ROW("contains-capsule-point-b26ef9e3", "f64", "vanishes", 1, 0, 52, 48, 100.00000000000003, 1e-323, 4, 60, 43.99999999999999) \
  ROW("contains-capsule-point-c9ea727c", "f64", "corner vanishes", 0, 0, 1.57e-321, 3.785e-321, 5.14e-321, 1.2327e-320, 4.11e-321, 0, -9e-323)

/* cx, cy, rx, ry, x, y */
#define GRAZE_CONTAINS_ELLIPSE_POINT(ROW) \
  ROW("contains-ellipse-point-b68b5d15", "i32 i64 f32 f64", "corner", 1, 0, 0, 0, 1, 1, 0, 0) \
  ROW("contains-ellipse-point-4da89065", "i32 i64 f32 f64", "corner", 1, 0, 1, 0, 1, 1, 1, 0) \
  ROW("contains-ellipse-point-6f23120d", "i32 i64 f32 f64", "corner", 0, 0, 1, 0, 1, 1, 0, 1) \
  ROW("contains-ellipse-point-1660a704", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 1, 2, 1, 1) \
  ROW("contains-ellipse-point-b05c178c", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 2, 1, 1, 1) \
  ROW("contains-ellipse-point-58b475d4", "i32 i64 f32 f64", "corner", 0, 0, 5120, 0, 2, 2, 5119, -2) \
  ROW("contains-ellipse-point-8e558da7", "i32 i64 f32 f64", "corner", 1, 0, 4320, 0, 18, 12, 4337, 0) \
  ROW("contains-ellipse-point-0572185f", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 3) \
  ROW("contains-ellipse-point-4b8ad28e", "i32 i64 f64", "corner leaves-i32", 1, 0, 1, 3, 1, 2147358305, 1, -126366) \
  ROW("contains-ellipse-point-9f27aa75", "i32 i64 f64", "corner leaves-i32", 0, 0, 0, 7398, 2147476508, 3, 18844, 1) \
  ROW("contains-ellipse-point-6a5456e8", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, -157258280, 3, 3, 2, 4799221661, 3) \
  ROW("contains-ellipse-point-a0211ebe", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -1.7658674152875727e+153, 3, 3, 2, 1.640591743481074e+154, 3) \
  ROW("contains-ellipse-point-487825d2", "f64", "corner leaves-i32 vanishes", 1, 0, 0, 1073741760, 2684354560, 1073741824, 0, -2.802596928649634e-45) \
  ROW("contains-ellipse-point-52c891f8", "f64", "corner vanishes", 1, 0, 1.422e-320, 1.517e-320, 1.6126e-320, 3.225e-320, 0, 0) \
  ROW("contains-ellipse-point-7ff3a8ee", "f64", "corner vanishes", 0, 0, 1.401298464324817e-45, 64.00001525878906, 32, 64, 0, 0)

/* a_x, a_y, w, h, b_x, b_y */
#define GRAZE_CONTAINS_BOX_POINT(ROW) \
  ROW("contains-box-point-5fb50aad", "i32 i64 f32 f64", "", 0, 0, 0, 2, 2, 1, 0, 0) \
  ROW("contains-box-point-117d37ad", "i32 i64 f32 f64", "", 0, 0, 2, 0, 1, 2, 1, 1) \
  ROW("contains-box-point-5c875d19", "i32 i64 f32 f64", "", 0, 0, 0, 0, 1, 1, 4, 1) \
  ROW("contains-box-point-6a842cc5", "i32 i64 f32 f64", "", 0, 0, 0, 2, 1, 3, 0, 1) \
  ROW("contains-box-point-a0d0158d", "i32 i64 f32 f64", "corner", 0, 0, 0, 2, 1, 1, 3, 0) \
  ROW("contains-box-point-d2b8a625", "i32 i64 f32 f64", "", 0, 0, 0, 1, 1, 1, 2, 2) \
  ROW("contains-box-point-6db95bc0", "i32 i64 f32 f64", "", 0, 0, 0, 0, 1, 3, 0, 4) \
  ROW("contains-box-point-354c1969", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 2, 4, 1, 2) \
  ROW("contains-box-point-27fe1cbe", "i32 i64 f32 f64", "no-extent", 0, 0, 1, 0, 1, 0, 4, 0) \
  ROW("contains-box-point-2d72118a", "i32 i64 f32 f64", "", 0, 0, -11260, 3, 3, 2, 69193, 3) \
  ROW("contains-box-point-97182071", "i32 i64 f32 f64", "contained", 1, 0, 49585, 5769, 2, 7, 49586, 5775) \
  ROW("contains-box-point-65d0d9ec", "i32 i64 f64", "contained leaves-i32", 1, 0, -40, -20, 21, 2147483647, -22, -16) \
  ROW("contains-box-point-a2ca22d3", "i32 i64 f64", "leaves-i32", 0, 0, 1, 3, 1, 2147358305, 1, -126366) \
  ROW("contains-box-point-140486cd", "f64", "leaves-i32 leaves-i64 leaves-f32", 0, 0, -1.7658674152875727e+153, 3, 3, 2, 1.640591743481074e+154, 3) \
  ROW("contains-box-point-c38c5a2e", "f64", "contained", 1, 0, 1.334e-321, 8.6e-322, 1.107e-321, 1.97e-321, 1.344e-321, 2.055e-321) \
  ROW("contains-box-point-9058b1c7", "f64", "", 0, 0, -1.265e-320, -1.897e-320, 1.907e-321, 1.518e-320, -1.2653e-320, -3.794e-321)

/* a_x, a_y, w, h, r, b_x, b_y */
#define GRAZE_CONTAINS_ROUNDED_POINT(ROW) \
  ROW("contains-rounded-point-ede3fda1", "i32 i64 f32 f64", "corner", 1, 0, 1, 0, 2, 4, 1, 2, 1) \
  ROW("contains-rounded-point-f18c8932", "i32 i64 f32 f64", "corner", 1, 0, 0, 0, 5, 4, 1, 1, 1) \
  ROW("contains-rounded-point-4b05cedb", "i32 i64 f32 f64", "corner", 1, 0, 1, 1, 4, 3, 1, 2, 3) \
  ROW("contains-rounded-point-56ce6961", "i32 i64 f32 f64", "corner", 0, 0, 2, 3, 2, 4, 1, 1, 2) \
  ROW("contains-rounded-point-00e45651", "i32 i64 f32 f64", "corner", 1, 0, 1, 0, 4, 6, 1, 2, 5) \
  ROW("contains-rounded-point-2af0d841", "i32 i64 f32 f64", "corner", 0, 0, 0, 1, 8, 6, 3, 0, 1) \
  ROW("contains-rounded-point-bb55f1a5", "i32 i64 f32 f64", "corner", 1, 0, 0, 1, 3, 6, 1, 2, 6) \
  ROW("contains-rounded-point-544d9f8a", "i32 i64 f32 f64", "corner", 0, 0, -3, 0, 4, 5, 2, 5, 2) \
  ROW("contains-rounded-point-b63fc169", "i32 i64 f32 f64", "corner", 0, 0, 2, 4, 11, 4, 2, 3, 4) \
  ROW("contains-rounded-point-921ff5df", "i32 i64 f32 f64", "contained", 1, 0, -1, -1, 6, 4, 1, 1, 1) \
  ROW("contains-rounded-point-a89a91c9", "i32 i64 f32 f64", "", 1, 0, -5, -5, 1090, 7686, 5, -4, 5317) \
  ROW("contains-rounded-point-c008635c", "i32 i64 f32 f64", "", 0, 0, -5, -5, 2566, 7686, 5, -6, 6961) \
  ROW("contains-rounded-point-da2e4613", "i32 i64 f64", "corner leaves-i32", 0, 0, 10, 23, 2147483647, 24, 1, 8, 24) \
  ROW("contains-rounded-point-dda9175d", "i32 i64 f64", "corner leaves-i32", 1, 0, 2147483582, 0, 37, 8, 4, 2147483584, 5) \
  ROW("contains-rounded-point-45163303", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, 1, 2.4100874041082777e+154, 2.467616923636575e+154, 3.559847126085174e+153, 2, 3) \
  ROW("contains-rounded-point-747b678b", "f64", "corner vanishes", 0, 0, -58, -38, 60, 54, 26.000001907348633, 4.203895392974451e-45, 4.203895392974451e-45) \
  ROW("contains-rounded-point-dcc86474", "f64", "corner vanishes", 1, 0, -256, -1152, 4464, 4352, 2175.9990234375, 4.203895392974451e-45, 4.203895392974451e-45)

/* x1, y1, x2, y2, x3, y3, x, y */
#define GRAZE_CONTAINS_TRIANGLE_POINT(ROW) \
  ROW("contains-triangle-point-78a454a9", "i32 i64 f32 f64", "corner", 0, 0, 0, 1, 2, 2, 1, 2, 0, 0) \
  ROW("contains-triangle-point-56ea92ac", "i32 i64 f32 f64", "other-winding", 0, 0, 4, 4, 4, 3, 0, 1, 1, 2) \
  ROW("contains-triangle-point-84af3966", "i32 i64 f32 f64", "contained other-winding", 1, 0, -2, -3, 0, 3, 2, 1, 0, 0) \
  ROW("contains-triangle-point-341a3506", "i32 i64 f32 f64", "", 0, 0, 0, -2, 2048, 0, 4095, 0, 0, 0) \
  ROW("contains-triangle-point-536a648e", "i32 i64 f64", "leaves-i32", 0, 0, 0, -2, 131072, 0, 262143, 0, 0, 0) \
  ROW("contains-triangle-point-5427da69", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 0, -8356, 55493, 1, 2, 6449, 52838, 3) \
  ROW("contains-triangle-point-2f67892d", "i32 i64 f64", "leaves-i32", 0, 0, 4718590, 1, 262144, 1310720, 0, 0, -1, 2) \
  ROW("contains-triangle-point-93587eb5", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763) \
  ROW("contains-triangle-point-225e1ea1", "i32 i64 f64", "contained leaves-i32", 1, 0, 0, 0, 37748735, -10485760, 25165826, 10485759, 2, 0) \
  ROW("contains-triangle-point-be06e1ed", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -5.8859285467297054e+153, 3, 0, 0, -7.311458679883785e+153, 0, 0, 3.764686840066811e+153) \
  ROW("contains-triangle-point-968b6bab", "f32 f64", "vanishes", 0, 0, 1.401298464324817e-45, 0, 0.875, 2.875, 2.3125, 2.4375, 0.0625, 0.0624999962747097) \
  ROW("contains-triangle-point-fcf9d09b", "f32 f64", "contained vanishes", 1, 0, 0, 0, 5.885453550164232e-44, 0, -1.401298464324817e-45, 3.923635700109488e-44, 0, 7.006492321624085e-45)

/* x1, y1, x2, y2, x3, y3, x4, y4, x, y */
#define GRAZE_CONTAINS_QUAD_POINT(ROW) \
  ROW("contains-quad-point-50bd4ed1", "i32 i64 f32 f64", "corner other-winding", 0, 0, 1, 1, 3, 2, 3, 1, 1, 0, 0, 1) \
  ROW("contains-quad-point-b6d66e76", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 3, 2, 3, 0, 2, 0, 3, 2, 2) \
  ROW("contains-quad-point-cbe96d5f", "i32 i64 f32 f64", "contained other-winding", 1, 0, 3, 2, 5, 3, 6, 2, 3, 0, 4, 1) \
  ROW("contains-quad-point-9580c943", "i32 i64 f32 f64", "no-extent", 0, 0, 1, 0, 1, 2, 0, 2, 1, 0, 0, 0) \
  ROW("contains-quad-point-0060abf9", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, -12220, 0, -12220, 1, 0, 1, 0, 3) \
  ROW("contains-quad-point-da48d026", "i32 i64 f32 f64", "contained", 1, 0, 0, 7398, 18844, 7398, 18844, 1, 0, 1, 1, 3) \
  ROW("contains-quad-point-cfef55bd", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 0, 1, 1, 1, 1, -2613, 0, -2613, 37647, -59829) \
  ROW("contains-quad-point-2ad8bd89", "i32 i64 f64", "corner leaves-i32", 0, 0, 0, 0, 140650061, 0, 140650061, 1, 0, 1, 0, 3) \
  ROW("contains-quad-point-f37fd13a", "i32 i64 f64", "contained leaves-i32", 1, 0, 0, 411026544, 1691405533, 411026544, 1691405533, 1, 0, 1, 1, 3) \
  ROW("contains-quad-point-69a98f48", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, 0, 1, 1, 1, 1, 990527787, 0, 990527787, 769359148, -4210815703) \
  ROW("contains-quad-point-9578f0da", "f32 f64", "vanishes", 0, 0, 0, 1.401298464324817e-45, -2.5, 2, 0, 6, 2.5, 5.999999523162842, -0.5, -0.5) \
  ROW("contains-quad-point-5da0e5b7", "f32 f64", "contained vanishes", 1, 0, 2.802596928649634e-45, 4.237045877651919e-33, 9.24446520242667e-33, 8.08890576642639e-33, 9.244463733058732e-33, 3.851859888774472e-33, 0, -2.802596928649634e-45, 3.851859888774472e-34, 3.851859888774472e-34)

/* n, x1, y1, x2, y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16, x, y */
#define GRAZE_CONTAINS_POLYGON_POINT(ROW) \
  ROW("contains-polygon-point-0c68cd94", "i32 i64 f32 f64", "", 0, 0, 3, 2, 6, 2, 0, 6, 4, -5, 6) \
  ROW("contains-polygon-point-603c5918", "i32 i64 f32 f64", "", 1, 0, 3, 2, 2, -2, 1, 0, -6, 0, 1) \
  ROW("contains-polygon-point-f186211f", "i32 i64 f32 f64", "", 0, 0, 3, -5, 8, -4, 0, 2, 2, 0, 0) \
  ROW("contains-polygon-point-b5783377", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 4, 9, 4, -3, -2, 1, 6, 2) \
  ROW("contains-polygon-point-46fe3969", "i32 i64 f32 f64", "no-extent", 0, 0, 3, 7, 0, 3, 4, 1, 6, 0, 0) \
  ROW("contains-polygon-point-14be8afa", "i32 i64 f32 f64", "", 0, 0, 3, 22937, 0, 2, 0, 2, -1921, -45389, 1) \
  ROW("contains-polygon-point-c2d2ca1f", "i32 i64 f32 f64", "leaves-i32", 0, 0, 3, -9372, 1, -60759, 0, -48310, 3, 2, 0) \
  ROW("contains-polygon-point-33b840e3", "i32 i64 f32 f64", "leaves-i32", 1, 0, 3, 0, 7536, 96034, 65686, -28626, 2, 220, 9931) \
  ROW("contains-polygon-point-1f00bffb", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 0, 0, 713896393, 0, 713896393, -7257810597, 0, 3) \
  ROW("contains-polygon-point-b9bcbe77", "i32 i64 f64", "leaves-i32", 1, 0, 3, -2, 1, 983040, -1720319, 1048574, -442368, -1, 0) \
  ROW("contains-polygon-point-c0ca0e7b", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, -8.259807737135e+153, 0, 2, 0, 2, 3.882528867643954e+153, 1.3172044872174531e+154, 1) \
  ROW("contains-polygon-point-249156c5", "f64", "vanishes", 0, 0, 4, 1536.000244140625, 256.00006103515625, -4.203895392974451e-45, -992, 639.999755859375, 128, 1727.9996337890625, 1312, 128, -767.9998168945312) \
  ROW("contains-polygon-point-48cb32fb", "f64", "", 1, 0, 7, -1.1641529962247432e-09, -1.6298146165993899e-09, -1.3969838619232178e-09, -2.9103826015841605e-09, -9.313225746154785e-10, -3.259628567064965e-09, -4.656612873077393e-10, -3.6088749766349792e-09, 9.313225746154785e-10, -1.7462298274040222e-09, 0, -1.0477376743978084e-09, -1.280568540096283e-09, -8.149072527885437e-10, -1.0477376743978084e-09, -1.6298146165993899e-09)

/* cx, cy, r, x1, y1, x2, y2 */
#define GRAZE_CONTAINS_DISC_SEGMENT(ROW) \
  ROW("contains-disc-segment-f165c0e6", "i32 i64 f32 f64", "", 1, 0, 1, 0, 2, 0, 0, 2, 0) \
  ROW("contains-disc-segment-add434eb", "i32 i64 f32 f64", "corner", 0, 0, 1, 0, 1, 1, 0, 2, 1) \
  ROW("contains-disc-segment-e97a6d40", "i32 i64 f32 f64", "corner", 0, 0, 1, 1, 1, 1, 1, 0, 2) \
  ROW("contains-disc-segment-bfffcbbb", "i32 i64 f32 f64", "corner", 0, 0, 1, 0, 2, 0, 2, 1, 2) \
  ROW("contains-disc-segment-200cf3b6", "i32 i64 f32 f64", "corner", 1, 0, 0, 2, 2, 0, 2, 0, 3) \
  ROW("contains-disc-segment-6f7a0881", "i32 i64 f32 f64", "corner", 0, 0, 3, 2, 2, 0, 28214, 2, 8817) \
  ROW("contains-disc-segment-842fe0c7", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 24347, -100141, 2, 0, 0, 3, 3) \
  ROW("contains-disc-segment-a8a12351", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 0, -14301, 103472, 2, 76294, 2, 1) \
  ROW("contains-disc-segment-714e90a5", "i32 i64 f64", "corner leaves-i32", 1, 0, 0, 0, 2147483647, -1, 0, -1, 6) \
  ROW("contains-disc-segment-ee1ac9be", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2, 466237554) \
  ROW("contains-disc-segment-d5ce5102", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -7.57284331214675e+153, -1.9587312392269284e+154, 2, 0, 0, 3, 3) \
  ROW("contains-disc-segment-e2d39cbd", "f32 f64", "leaves-i32 vanishes", 0, 0, -33554440, 33554440, 33554430, 1.401298464324817e-45, 67108860, 0, 33554432) \
  ROW("contains-disc-segment-682670c8", "f64", "corner vanishes", 0, 0, 0.52, 0.72, 0.02, -5e-324, 0.24, 0.5, 0.72) \
  ROW("contains-disc-segment-47f8e322", "f64", "corner vanishes", 1, 0, 6.259271400903555e-34, 2.802596928649634e-45, 3.851859429596991e-34, 2.407412430484045e-34, -1.401298464324817e-45, 4.81482486096809e-34, 1.4444472287016865e-34)

/* a_x1, a_y1, a_x2, a_y2, r, b_x1, b_y1, b_x2, b_y2 */
#define GRAZE_CONTAINS_CAPSULE_SEGMENT(ROW) \
  ROW("contains-capsule-segment-d2e779b5", "i32 i64 f32 f64", "parallel collinear shared-corner", 1, 0, 1, 1, 0, 0, 2, 0, 0, 1, 1) \
  ROW("contains-capsule-segment-f53f1b82", "i32 i64 f32 f64", "corner", 0, 0, 1, 2, 1, 1, 1, 0, 0, 1, 0) \
  ROW("contains-capsule-segment-3918d525", "i32 i64 f32 f64", "parallel collinear shared-corner", 1, 0, 1, 1, 2, 0, 2, 1, 1, 2, 0) \
  ROW("contains-capsule-segment-3402d708", "i32 i64 f32 f64", "corner", 0, 0, 1, 0, 2, 0, 2, 1, 4, 0, 1) \
  ROW("contains-capsule-segment-45cdb4d4", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 2, 1, 0, 3, 2, 1, 1, 0, 3) \
  ROW("contains-capsule-segment-830d69ca", "i32 i64 f32 f64", "corner collinear", 1, 0, 1, 1, 0, 1, 3, 2, 1, 3, 1) \
  ROW("contains-capsule-segment-69249e94", "i32 i64 f32 f64", "corner", 0, 0, 0, 3, 0, 2, 2, 3, 2, 3, 0) \
  ROW("contains-capsule-segment-14e61527", "i32 i64 f32 f64", "corner", 1, 0, 3, 1, 3, 0, 2, 2, 1, 2, 2) \
  ROW("contains-capsule-segment-ccbc8a2d", "i32 i64 f32 f64", "parallel collinear shared-corner", 1, 0, 3, 1, 1, 2, 2, 1, 2, 3, 1) \
  ROW("contains-capsule-segment-31f68cbc", "i32 i64 f32 f64", "parallel collinear shared-corner", 1, 0, 0, 5, 0, 3, 1, 0, 3, 0, 5) \
  ROW("contains-capsule-segment-04f2044c", "i32 i64 f32 f64", "corner", 0, 0, 3, 3, 4, 4, 2, 0, 0, 1, 2) \
  ROW("contains-capsule-segment-7e877631", "i32 i64 f32 f64", "crossing", 1, 0, -1, 2, 2, 2, 2, 1, 1, 1, 3) \
  ROW("contains-capsule-segment-ecca59fd", "i32 i64 f32 f64", "", 1, 0, 3, 2, 2, 0, 28214, 2, 8817, -24118, 3) \
  ROW("contains-capsule-segment-2cd443d4", "i32 i64 f32 f64", "crossing leaves-i32", 0, 0, 4896, 2, 0, 4205, 1, 30808, 54752, 1, 3) \
  ROW("contains-capsule-segment-95d6e765", "i32 i64 f64", "leaves-i32", 1, 0, 4, -8, 9, -9, 2147483645, 6, -9, 1, -13) \
  ROW("contains-capsule-segment-aaac6da6", "i32 i64 f64", "crossing leaves-i32", 0, 0, 35975136, 2, 0, -775402550, 1, 684573016, -842610054, 1, 3) \
  ROW("contains-capsule-segment-2be89fc5", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, -5.8859285467297054e+153, 3, 0, 0, 7.311458679883785e+153, 0, 0, 3.764686840066811e+153, 3) \
  ROW("contains-capsule-segment-e3fe5aac", "f32 f64", "leaves-i32 vanishes", 0, 0, 117440520, 25165824, 83886080, 25165824, 25165824, 2.802596928649634e-45, 0, 117440496, -2.802596928649634e-45) \
  ROW("contains-capsule-segment-370f8cbd", "f64", "crossing vanishes", 1, 0, -1e-323, 4, -10, -2, 16, -16, 4, -1e-323, -1e-323) \
  ROW("contains-capsule-segment-5a576703", "f64", "corner vanishes", 0, 0, 0.76, 1.12, 0.76, 2.56, 0.05, 5e-324, 5e-324, 0.71, 1.12)

/* cx, cy, rx, ry, x1, y1, x2, y2 */
#define GRAZE_CONTAINS_ELLIPSE_SEGMENT(ROW) \
  ROW("contains-ellipse-segment-26c222cf", "i32 i64 f32 f64", "corner", 0, 0, 0, 1, 2, 1, 1, 0, 0, 0) \
  ROW("contains-ellipse-segment-0921bfaa", "i32 i64 f32 f64", "corner", 1, 0, 1, 0, 2, 2, 1, 0, 0, 0) \
  ROW("contains-ellipse-segment-bba8e30f", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 1, 2, 0, 0, 2, 2) \
  ROW("contains-ellipse-segment-dc7a45f3", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 1, 2, 0, 0, 0, 4) \
  ROW("contains-ellipse-segment-5562cf9f", "i32 i64 f32 f64", "corner", 1, 0, 0, 2, 1, 3, 0, 2, 0, 1) \
  ROW("contains-ellipse-segment-22c759da", "i32 i64 f32 f64", "corner", 0, 0, 2, 0, 1, 3, 2, 0, 3, 1) \
  ROW("contains-ellipse-segment-62336ef1", "i32 i64 f32 f64", "corner", 0, 0, 4320, 0, 18, 12, 4320, 13, 4320, 17) \
  ROW("contains-ellipse-segment-27a071ae", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, -12, -69855, 6, 14, -7, -69855, -7, -69825) \
  ROW("contains-ellipse-segment-bb645ec4", "i32 i64 f32 f64", "", 1, 0, -11942, -14764, 14947, 25239, 3, -1750, 1, -20794) \
  ROW("contains-ellipse-segment-9bfc8bac", "i32 i64 f64", "leaves-i32", 1, 0, 3, 15, 2147483647, 8, 5, 8, -1, 8) \
  ROW("contains-ellipse-segment-df08b063", "i32 i64 f64", "corner leaves-i32", 0, 0, -27, 10, 1, 2147483647, -29, 24, -27, 12) \
  ROW("contains-ellipse-segment-55149854", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, -4.5709045685962e+153, 1) \
  ROW("contains-ellipse-segment-8a141496", "f32 f64", "leaves-i32 leaves-i64 vanishes", 0, 0, 1342177536, 0, 4026531328, 3221225728, 1342177280, -6442450432, -2684354560, 1.401298464324817e-45) \
  ROW("contains-ellipse-segment-3f565147", "f64", "vanishes", 0, 0, 144, 48, 48, 144, 192, 2e-323, 192, 144) \
  ROW("contains-ellipse-segment-b25714a8", "f32 f64", "corner vanishes", 1, 0, 3.851860807129433e-34, -1.1555579666323415e-33, 7.703718859193982e-34, 1.1555579666323415e-33, 0, -1.925929944387236e-34, 3.8518603479519525e-34, -1.925929944387236e-34)

/* x, y, w, h, x1, y1, x2, y2 */
#define GRAZE_CONTAINS_BOX_SEGMENT(ROW) \
  ROW("contains-box-segment-a0174b04", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 2, 0, 2, 1, 2, 1, 0, 1) \
  ROW("contains-box-segment-cf430502", "i32 i64 f32 f64", "corner", 0, 0, 1, 2, 1, 1, 1, 1, 2, 0) \
  ROW("contains-box-segment-6021e0a3", "i32 i64 f32 f64", "parallel", 0, 0, 1, 0, 4, 1, 0, 1, 2, 1) \
  ROW("contains-box-segment-d209ea47", "i32 i64 f32 f64", "corner", 0, 0, 1, 0, 3, 1, 1, 3, 1, 2) \
  ROW("contains-box-segment-11218ea7", "i32 i64 f32 f64", "corner", 0, 0, 1, 0, 2, 1, 5, 1, 4, 0) \
  ROW("contains-box-segment-5f5cc929", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 1, 1, 4, 1, 1, 3, 1, 2) \
  ROW("contains-box-segment-f4453a6d", "i32 i64 f32 f64", "crossing", 0, 0, 1, 0, 6, 5, 2, 8, 0, 0) \
  ROW("contains-box-segment-cf2b810e", "i32 i64 f32 f64", "contained", 1, 0, -6, 2, 8, 7, 0, 7, -3, 4) \
  ROW("contains-box-segment-7190d300", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 2880, 5116, 0, -2, 225, -122) \
  ROW("contains-box-segment-0cb55ac7", "i32 i64 f32 f64", "leaves-i32", 0, 0, 0, -8356, 55493, 1, 2, 6449, 52838, 3) \
  ROW("contains-box-segment-9b705bfc", "i32 i64 f64", "contained leaves-i32", 1, 0, -30721, 0, 45057, 79873, -30718, 12289, -30720, 28670) \
  ROW("contains-box-segment-a3d53ba3", "i32 i64 f64", "corner leaves-i32", 0, 0, 4, 0, 5, 2147483646, 4, -3, 4, 0) \
  ROW("contains-box-segment-8ed6eb42", "i32 i64 f64", "contained leaves-i32", 1, 0, -14709, -26465, 93918, 2147474633, 0, -10738, 15684, 2) \
  ROW("contains-box-segment-f9cb1dbf", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, -4.5709045685962e+153, 1) \
  ROW("contains-box-segment-aefabb48", "f64", "leaves-i32 vanishes", 0, 0, 0, 1048576, 26214399.999999996, 8388608, 10485759.999999998, -1e-323, -5e-324, 1048576) \
  ROW("contains-box-segment-f6d33200", "f64", "corner vanishes", 0, 0, -56, -48.00000000000003, 80, 48, 24, 40, 24, 1e-323) \
  ROW("contains-box-segment-39aaf25a", "f64", "contained vanishes", 1, 0, 6.071e-320, 4.0474e-320, 9.1076e-320, 1.0118e-319, 1.51777e-319, 6.8305e-320, 1.5177e-319, 6.83e-320)

/* x, y, w, h, r, x1, y1, x2, y2 */
#define GRAZE_CONTAINS_ROUNDED_SEGMENT(ROW) \
  ROW("contains-rounded-segment-e5bcb316", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 0, 0, 7, 6, 2, 5, 2, 1, 0) \
  ROW("contains-rounded-segment-51176fe3", "i32 i64 f32 f64", "parallel", 0, 0, 0, 1, 4, 3, 1, 5, 2, 5, 3) \
  ROW("contains-rounded-segment-7af9a42d", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 0, 1, 5, 4, 1, 4, 2, 4, 3) \
  ROW("contains-rounded-segment-043ec44d", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 1, 1, 3, 8, 1, 3, 2, 3, 8) \
  ROW("contains-rounded-segment-83393f2a", "i32 i64 f32 f64", "contained", 1, 0, 0, -1, 4, 6, 1, 1, 1, 3, 1) \
  ROW("contains-rounded-segment-1c11d729", "i32 i64 f32 f64", "crossing", 0, 0, 5, 6, 2, 4, 1, 5, 7, 10, 10) \
  ROW("contains-rounded-segment-3123ff53", "i32 i64 f32 f64", "", 0, 0, -3, -3, 1286, 7682, 3, 86, -223, 1, -3) \
  ROW("contains-rounded-segment-39f76a47", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, -10898, 25117, 5901, 18631, 1, 0, 1, 54670, 3) \
  ROW("contains-rounded-segment-b0336dca", "i32 i64 f32 f64", "parallel", 1, 0, -36018, 1707, 31, 41, 3, -36017, 1738, -36017, 1728) \
  ROW("contains-rounded-segment-33b8a965", "i32 i64 f64", "leaves-i32", 0, 0, 2, 2, 2147482306, 2147364600, 1, 25587, 2, -25584, 1) \
  ROW("contains-rounded-segment-8940b2b9", "i32 i64 f64", "crossing leaves-i32", 1, 0, 2147483576, -1, 32, 48, 2, 2147483607, 7, 2147483602, 0) \
  ROW("contains-rounded-segment-434ca32e", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, 0, 0, 1370922519, 3126696272, 140650061, 1, 0, -1584907924, 0) \
  ROW("contains-rounded-segment-10c53de6", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, 1, 2.4100874041082777e+154, 2.467616923636575e+154, 3.559847126085174e+153, 2, 3, 4.534763837891907e+153, 1) \
  ROW("contains-rounded-segment-e1c85730", "f32 f64", "leaves-i32 vanishes", 0, 0, -1048576, 1.401298464324817e-45, 20971518, 50331652, 5242880, 39845884, -27262976, 4194304.5, 0) \
  ROW("contains-rounded-segment-7a8e923e", "f64", "vanishes", 1, 0, -10.499999999999996, -0.5, 15.5, 8.5, 2, -2e-323, 1, 3, 2.5) \
  ROW("contains-rounded-segment-d833f345", "f64", "crossing vanishes", 0, 0, -1.3, -0.1, 2.14, 0.6, 0.06, 0.9, 5e-324, 0.45, 1.0999999999999999)

/* a_x1, a_y1, a_x2, a_y2, x3, y3, b_x1, b_y1, b_x2, b_y2 */
#define GRAZE_CONTAINS_TRIANGLE_SEGMENT(ROW) \
  ROW("contains-triangle-segment-f16456bd", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 1, 0, 2, 2, 2, 2, 0, 2, 1) \
  ROW("contains-triangle-segment-b2bad0f7", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 2, 3, 1, 2, 0, 2, 0, 2, 0, 3) \
  ROW("contains-triangle-segment-3b385ae7", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 3, 0, 2, 0, 2, 3, 1, 3, 1, 2) \
  ROW("contains-triangle-segment-52ef6a8f", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 4, 4, 0, 8, 0, 0, 1, 0, 0, 0) \
  ROW("contains-triangle-segment-525f15a5", "i32 i64 f32 f64", "crossing other-winding", 0, 0, -3, 3, -6, 7, 8, 5, 0, 2, 3, 8) \
  ROW("contains-triangle-segment-50457607", "i32 i64 f32 f64", "contained", 1, 0, 1, 5, -1, 9, -5, 7, -2, 7, -3, 7) \
  ROW("contains-triangle-segment-d4981fc5", "i32 i64 f32 f64", "corner", 0, 0, -51, 7, -56, 17, -54, 3, 2104, 4067, -56, 17) \
  ROW("contains-triangle-segment-1908d8f2", "i32 i64 f32 f64", "leaves-i32", 0, 0, 4896, 2, 0, 4205, 1, 30808, 54752, 1, 3, -85665) \
  ROW("contains-triangle-segment-a1c4e005", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 28798, 116014, -12219, 10219, 3359, -7260, 0, 1, 612, 3) \
  ROW("contains-triangle-segment-638cd049", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 262144, 786431, 524288, 1048577, 0, 786434, -2, 786432, 2, -2) \
  ROW("contains-triangle-segment-5741c33e", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763, 3, 86419704) \
  ROW("contains-triangle-segment-729a2b27", "i64 f64", "contained leaves-i32 leaves-i64", 1, 0, 3, 4848381392, -1215845224, 1, 661918924, -859257697, 2, 1192448106, 0, 1) \
  ROW("contains-triangle-segment-3a114d93", "f32 f64", "leaves-i32 leaves-i64 vanishes", 0, 0, -536870912, -1610612736, -536870912, -3221225728, 1610612608, 0, -2.802596928649634e-45, 0, 4294967296, 0) \
  ROW("contains-triangle-segment-4dff7da3", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, -2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1, 3) \
  ROW("contains-triangle-segment-d368fb18", "f64", "vanishes", 0, 0, 0.09, 1.59, -0.29, 1.15, 0.43, 1.45, 0.43, 5e-324, 0.43, 1.5) \
  ROW("contains-triangle-segment-05c1fbf6", "f64", "contained", 1, 0, 8.731149830909501e-11, 1.1641530794914701e-10, 2.6193450186617895e-10, -1.4551915228366852e-11, 2.1827874230329058e-10, -7.275959001962207e-11, 2.1827872842550278e-10, -7.275956920294036e-11, 2.6193447411060333e-10, -1.4551914361005114e-11)

/* a_x1, a_y1, a_x2, a_y2, x3, y3, x4, y4, b_x1, b_y1, b_x2, b_y2 */
#define GRAZE_CONTAINS_QUAD_SEGMENT(ROW) \
  ROW("contains-quad-segment-4847819d", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 1, 0, 2, 2, 3, 2, 2, 2, 0, 2, 1) \
  ROW("contains-quad-segment-538eb2fb", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 2, 1, 2, 2, 4, 0, 3, 0, 2, 2, 0, 0) \
  ROW("contains-quad-segment-5e668d6a", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 5, 4, 5, 1, 1, 1, 2, 1, 3, 1, 4) \
  ROW("contains-quad-segment-80f4c3ff", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 1, 3, -1, 1, 0, 1, 1, 2, 0, 1, 1, 1) \
  ROW("contains-quad-segment-5e36c378", "i32 i64 f32 f64", "crossing", 0, 0, 3, 3, 1, 2, 2, 1, 4, 3, 0, -1, 5, 9) \
  ROW("contains-quad-segment-80fba2fe", "i32 i64 f32 f64", "contained", 1, 0, 1, 5, 1, 7, -1, 9, -5, 7, -2, 7, -3, 7) \
  ROW("contains-quad-segment-884969ad", "i32 i64 f32 f64", "corner", 0, 0, -52, 14, -56, 17, -54, 3, -51, 7, 2104, 4067, -56, 17) \
  ROW("contains-quad-segment-6eaf415b", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 0, 0, -12220, 0, -12220, 1, 0, 1, 0, 3, -1292, 108995) \
  ROW("contains-quad-segment-2603f354", "i32 i64 f64", "contained leaves-i32", 1, 0, 2, 10700, -127330, 10700, -127330, -12500, 2, -12500, 1, -10107, -6465, 2) \
  ROW("contains-quad-segment-7c17c051", "i64 f64", "crossing leaves-i32", 0, 0, 0, 0, 140650061, 0, 140650061, 1, 0, 1, 0, 3, 2269573699, -2370039107) \
  ROW("contains-quad-segment-bb9367d7", "i64 f64", "leaves-i32 leaves-i64", 0, 0, -3337544184, 3, 1465446872, 3, 1465446872, 2, -3337544184, 2, 3, 2, 2776459835, 1) \
  ROW("contains-quad-segment-19d624c8", "i32 i64 f64", "contained leaves-i32", 1, 0, 1696333840, -1069991903, 0, -1069991903, 0, 1999458552, 1696333840, 1999458552, 1, 2, 2, 320499397) \
  ROW("contains-quad-segment-c17bc1c3", "f64", "crossing leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 2.1263159440977936e+153, 0, 2.1263159440977936e+153, 1, 0, 1, 0, 3, 1.4863047365737204e+154, -2.5992964412573231e+154) \
  ROW("contains-quad-segment-ef8701ef", "f32 f64", "leaves-i32 leaves-i64 vanishes", 0, 0, -536870912, -1610612736, -536870912, -3221225728, 2684354304, -3221225472, 1610612480, 0, 0, 0, 4294967296, 2.802596928649634e-45) \
  ROW("contains-quad-segment-49b14e9b", "f64", "vanishes", 0, 0, 0.09, 1.59, -0.29, 1.15, 0.39, 0.8699999999999999, 0.43, 1.45, 0.43, 5e-324, 0.43, 1.5)

/* n, a_x1, a_y1, a_x2, a_y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16, b_x1, b_y1, b_x2, b_y2 */
#define GRAZE_CONTAINS_POLYGON_SEGMENT(ROW) \
  ROW("contains-polygon-segment-3ad71d28", "i32 i64 f32 f64", "", 0, 0, 3, -1, -2, 7, -7, 4, 5, 3, 2, 9, 2) \
  ROW("contains-polygon-segment-bbfaa244", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 6, 10, 6, 2, 0, 4, 8, -2, 1, 15) \
  ROW("contains-polygon-segment-b43ad3ba", "i32 i64 f32 f64", "", 1, 0, 3, -3, -2, 5, -4, 1, 6, 2, -3, 0, 1) \
  ROW("contains-polygon-segment-a07a64fb", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 3, -1, -1, -1, 0, 0, -1, 0, -1, 0, 0) \
  ROW("contains-polygon-segment-d88875eb", "i32 i64 f32 f64", "shared-corner no-extent", 0, 0, 3, 6, 5, 5, 4, 4, 3, 0, 2, 6, 5) \
  ROW("contains-polygon-segment-705a4496", "i32 i64 f32 f64", "leaves-i32", 0, 0, 3, 2, 1, -95373, 1, -95373, 12436, 1, 2, 16363, 1) \
  ROW("contains-polygon-segment-58ee1321", "i32 i64 f32 f64", "leaves-i32", 1, 0, 3, 54173, -32199, 15514, 3, -32046, 9456, 8642, 2, 3, 1) \
  ROW("contains-polygon-segment-3d02f26a", "i32 i64 f64", "leaves-i32", 0, 0, 3, 410658432, 1261432579, 0, 1261432579, 0, 3, -462638834, 1, 1, 2) \
  ROW("contains-polygon-segment-bd4aa0b0", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 2, 1, 1287729406, 1, 1287729406, -7546026528, 1, 2, -253522993, 1) \
  ROW("contains-polygon-segment-bf3d5581", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 3, -7752591928, 0, 7557856281, 3130134830, -1732908580, -1034353875, 29525392, 2, -666223707, 203208057) \
  ROW("contains-polygon-segment-dfa9747a", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, 1.2182335318625812e+154, 2.344976157092517e+154, 0, 2.344976157092517e+154, 0, 3, -9.36276224843836e+153, 1, 1, 2) \
  ROW("contains-polygon-segment-b38fa080", "f64", "leaves-i32 leaves-i64 leaves-f32 vanishes", 0, 0, 3, 1.0279249739947709e+43, 1.2195720030446435e+43, 8.014330305721943e+42, -2.439144006089287e+42, -5e-324, 0, -8.711228593176024e+40, 0, 1.7422457186352047e+41, 7.840105733858422e+41) \
  ROW("contains-polygon-segment-755776e3", "f64", "vanishes", 0, 0, 3, 1, 2.5, -1.0000000000000009, 2.5, 1, 3.5, 1e-323, 2.5, 2, 2.5)

/* a_cx, a_cy, a_r, b_cx, b_cy, b_r */
#define GRAZE_CONTAINS_DISC_DISC(ROW) \
  ROW("contains-disc-disc-5a8aec77", "i32 i64 f32 f64", "contained", 0, 0, 0, 0, 1, 0, 0, 3) \
  ROW("contains-disc-disc-767d56a4", "i32 i64 f32 f64", "", 0, 0, 0, 0, 2, 1, 1, 1) \
  ROW("contains-disc-disc-56dc83fa", "i32 i64 f32 f64", "", 1, 0, 0, 1, 3, 0, 2, 1) \
  ROW("contains-disc-disc-da9895e4", "i32 i64 f32 f64", "", 0, 0, 1, 2, 2, 0, 0, 2) \
  ROW("contains-disc-disc-a88fb279", "i32 i64 f32 f64", "no-extent", 0, 0, 4, 1, 0, 0, 0, 1) \
  ROW("contains-disc-disc-9d7c73bb", "i32 i64 f32 f64", "", 0, 0, 3, 2, 2, 0, 28214, 2) \
  ROW("contains-disc-disc-f9ec74b7", "i32 i64 f32 f64", "leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 3) \
  ROW("contains-disc-disc-cb34dcc4", "i32 i64 f32 f64", "leaves-i32", 1, 0, 0, -8356, 55493, 1, 2, 6449) \
  ROW("contains-disc-disc-902119e4", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2) \
  ROW("contains-disc-disc-82687fb9", "i32 i64 f64", "leaves-i32", 1, 0, 25, 11, 2147483644, 24, 6, 6) \
  ROW("contains-disc-disc-73954b22", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, 0, 3e+154, 2e+154, 1, 1) \
  ROW("contains-disc-disc-a050b961", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 1, 0, 0, 1, 3.999999992202579e+19, 0, 3.000000104103097e+19, 1) \
  ROW("contains-disc-disc-08183ebe", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 0, 0, 0, -5.873148562149212e+18, 2.0208236468197392e+19, 2, 1.8676878454472835e+19, 2) \
  ROW("contains-disc-disc-f539b63a", "f32 f64", "leaves-i32 vanishes", 0, 0, -8388608, -16777215, 1.401298464324817e-45, -10485759, -16777216, 2097151.875) \
  ROW("contains-disc-disc-6c9ae919", "f64", "vanishes", 0, 0, 15.5, -18.5, 1.5e-323, 15.5, -19.5, 1) \
  ROW("contains-disc-disc-d964173a", "f64", "vanishes", 1, 0, 1.945e-161, 4.36e-162, 1.994e-161, 0, 0, 1e-323)

/* x1, y1, x2, y2, a_r, cx, cy, b_r */
#define GRAZE_CONTAINS_CAPSULE_DISC(ROW) \
  ROW("contains-capsule-disc-092781f6", "i32 i64 f32 f64", "corner", 0, 0, 0, 1, 0, 0, 1, 0, 1, 2) \
  ROW("contains-capsule-disc-f45b4efe", "i32 i64 f32 f64", "corner", 1, 0, 0, 0, 1, 0, 2, 1, 0, 1) \
  ROW("contains-capsule-disc-5aa542b1", "i32 i64 f32 f64", "", 0, 0, 0, 0, 2, 1, 1, 1, 0, 1) \
  ROW("contains-capsule-disc-03cf9547", "i32 i64 f32 f64", "corner", 0, 0, 0, 4, 0, 1, 1, 1, 0, 1) \
  ROW("contains-capsule-disc-d06ff65e", "i32 i64 f32 f64", "corner", 0, 0, 1, 2, 0, 3, 1, 2, 1, 1) \
  ROW("contains-capsule-disc-08fb0515", "i32 i64 f32 f64", "corner", 0, 0, 4, 2, 2, 1, 2, 0, 0, 1) \
  ROW("contains-capsule-disc-ef38c9b1", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 4896, 2, 0, 4205, 1, 30808, 54752, 1) \
  ROW("contains-capsule-disc-43d23af6", "i32 i64 f32 f64", "", 1, 0, 0, 7398, -7140, 3, 18844, 1, 1, 10792) \
  ROW("contains-capsule-disc-7f7ae294", "i32 i64 f64", "leaves-i32", 1, 0, 7, 0, 5, -5, 2147483647, 0, 0, 1) \
  ROW("contains-capsule-disc-c48551a2", "i32 i64 f64", "corner leaves-i32", 0, 0, -3, 12, 0, 5, 7, 0, 0, 2147483647) \
  ROW("contains-capsule-disc-00465af1", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, -4.5709045685962e+153, 1) \
  ROW("contains-capsule-disc-0ee1b949", "f32 f64", "corner leaves-i32 vanishes", 0, 0, 352321536, 146800640, 369098752, 159383552, 314572800, 0, 1.401298464324817e-45, 67108864) \
  ROW("contains-capsule-disc-bf41bd74", "f64", "corner vanishes", 0, 0, 24, 112, 48, 64, 48, -5e-324, -5e-324, 32) \
  ROW("contains-capsule-disc-d2784da1", "f64", "corner vanishes", 1, 0, -7, -14.999999046325684, -2, -17.5, 0.5, -7, -14.5, 1.401298464324817e-45)

/* x, y, w, h, cx, cy, r */
#define GRAZE_CONTAINS_BOX_DISC(ROW) \
  ROW("contains-box-disc-88bba06b", "i32 i64 f32 f64", "", 0, 0, 0, 0, 1, 1, 3, 0, 1) \
  ROW("contains-box-disc-5975afcb", "i32 i64 f32 f64", "contained", 0, 0, 0, 0, 2, 2, 1, 1, 2) \
  ROW("contains-box-disc-8d173581", "i32 i64 f32 f64", "corner", 0, 0, 0, 2, 1, 1, 3, 0, 1) \
  ROW("contains-box-disc-618f6696", "i32 i64 f32 f64", "corner", 0, 0, 2, 0, 1, 1, 3, 1, 1) \
  ROW("contains-box-disc-8cc844ce", "i32 i64 f32 f64", "", 0, 0, 1, 0, 3, 2, 1, 1, 1) \
  ROW("contains-box-disc-402c4d63", "i32 i64 f32 f64", "", 0, 0, 0, 2, 1, 3, 0, 1, 3) \
  ROW("contains-box-disc-850683e3", "i32 i64 f32 f64", "", 0, 0, 2, 0, 2, 1, 3, 1, 1) \
  ROW("contains-box-disc-be706e0f", "i32 i64 f32 f64", "", 0, 0, 0, 4, 2, 1, 1, 1, 1) \
  ROW("contains-box-disc-b19f2870", "i32 i64 f32 f64", "", 0, 0, 1, 0, 2, 3, 3, 1, 1) \
  ROW("contains-box-disc-4c8e1d65", "i32 i64 f32 f64", "contained", 1, 0, 0, -3, 6, 5, 4, 0, 1) \
  ROW("contains-box-disc-51154bc2", "i32 i64 f32 f64", "no-extent", 0, 0, 0, 0, 1, 1, 4, 1, 0) \
  ROW("contains-box-disc-7f51fe9b", "i32 i64 f32 f64", "", 0, 0, -38515, 2, 20567, 2, 9353, 2, 3) \
  ROW("contains-box-disc-de9fc487", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, -65546, -5168, 3, 1, 2, 6248, 2) \
  ROW("contains-box-disc-1385dcd6", "i32 i64 f32 f64", "contained", 1, 0, -11942, -14764, 14947, 25239, 3, -1750, 1) \
  ROW("contains-box-disc-e9ccbac9", "i32 i64 f64", "leaves-i32", 0, 0, 9, 9, 2147483647, 4, 9, 3, 4) \
  ROW("contains-box-disc-613d67dd", "i32 i64 f64", "contained leaves-i32", 1, 0, 22299, 13337, 2147478744, 30142, 29057, 15163, 2) \
  ROW("contains-box-disc-ce0cb383", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, 4.5709045685962e+153) \
  ROW("contains-box-disc-0bcfbed1", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64 vanishes", 0, 0, 1.7095872419264146e+163, -5e-324, 1.1697175865812312e+163, 8.997827589086393e+161, -1.1697175865812307e+163, -5.3986965534518357e+163, 6.118522760578747e+163) \
  ROW("contains-box-disc-95763e5b", "f64", "corner vanishes", 0, 0, -1856, 960, 960, 1279.999999999999, 384, 2e-323, 1600)

/* x, y, w, h, a_r, cx, cy, b_r */
#define GRAZE_CONTAINS_ROUNDED_DISC(ROW) \
  ROW("contains-rounded-disc-662f6e16", "i32 i64 f32 f64", "corner", 0, 0, 0, 1, 2, 2, 1, 1, 2, 2) \
  ROW("contains-rounded-disc-3dcf5a5d", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 3, 6, 1, 1, 0, 1) \
  ROW("contains-rounded-disc-6189fc08", "i32 i64 f32 f64", "corner", 1, 0, 0, 0, 4, 4, 2, 2, 2, 1) \
  ROW("contains-rounded-disc-9e058420", "i32 i64 f32 f64", "corner", 0, 0, 1, 1, 3, 4, 1, 3, 4, 2) \
  ROW("contains-rounded-disc-30ea684f", "i32 i64 f32 f64", "contained", 0, 0, 1, 0, 8, 9, 2, 4, 4, 4) \
  ROW("contains-rounded-disc-7a15b86a", "i32 i64 f32 f64", "corner", 0, 0, 1, -6, 16, 10, 4, 3, 3, 1) \
  ROW("contains-rounded-disc-3c76a30b", "i32 i64 f32 f64", "corner no-extent", 0, 0, 1, 0, 2, 1, 0, 0, 1, 1) \
  ROW("contains-rounded-disc-ff46cdc1", "i32 i64 f32 f64", "corner", 0, 0, -2, -2, 1084, 5124, 2, 0, -3, 1) \
  ROW("contains-rounded-disc-91cb298a", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 7979, 62673, 37, 7, 2, 7977, 62675, 2) \
  ROW("contains-rounded-disc-0cbfb484", "f64", "", 1, 0, -3775.99951171875, -2688, 3200.000244140625, 4543.99951171875, 1599.999755859375, -640, -448, 63.999996185302734) \
  ROW("contains-rounded-disc-853cdedc", "i32 i64 f64", "leaves-i32", 0, 0, -3, -2, 22, 6, 2, 0, 0, 2147483645) \
  ROW("contains-rounded-disc-178616ba", "i32 i64 f64", "leaves-i32", 1, 0, -2147483539, 16, 30, 8, 4, -2147483529, 20, 2) \
  ROW("contains-rounded-disc-5f0e2387", "f32 f64", "corner leaves-i32 vanishes", 0, 0, -4194304, 16777216, 171966464, 255852528, 67108864, 0, 1.401298464324817e-45, 37748740) \
  ROW("contains-rounded-disc-0296f14d", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, 1, 2.4100874041082777e+154, 2.467616923636575e+154, 3.559847126085174e+153, 2, 3, 4.534763837891907e+153) \
  ROW("contains-rounded-disc-1948eaf7", "f64", "corner vanishes", 0, 0, -64, 64, 448, 832, 64, -1.5e-323, -1.5e-323, 64) \
  ROW("contains-rounded-disc-ef32a4db", "f64", "vanishes", 1, 0, 60, -99.99999237060547, 92, 44, 4.000001430511475, 112, -56.00001525878906, 1.401298464324817e-45)

/* x1, y1, x2, y2, x3, y3, cx, cy, r */
#define GRAZE_CONTAINS_TRIANGLE_DISC(ROW) \
  ROW("contains-triangle-disc-2850e06d", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 0, 0, 1, 2, 0, 0, 0, 3) \
  ROW("contains-triangle-disc-f93d8715", "i32 i64 f32 f64", "corner other-winding", 0, 0, 2, 0, 0, 1, 0, 2, 0, 1, 1) \
  ROW("contains-triangle-disc-f18dfc13", "i32 i64 f32 f64", "other-winding", 0, 0, 1, -5, 6, 5, 16, 0, 0, 6, 2) \
  ROW("contains-triangle-disc-32d442f3", "i32 i64 f32 f64", "contained", 0, 0, -1, 5, -3, -5, 3, 1, 0, 0, 4) \
  ROW("contains-triangle-disc-56b2be57", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 1, 3, -5, -1, -3, 3, -1, 1) \
  ROW("contains-triangle-disc-fa51ccb4", "i32 i64 f32 f64", "corner other-winding", 0, 0, -5, 9, 0, -1, -8, 5, 0, -1, 1) \
  ROW("contains-triangle-disc-870ca07e", "i32 i64 f32 f64", "contained", 0, 0, -5, -6, 6, -4, 3, 0, 5, -4, 1) \
  ROW("contains-triangle-disc-c5b3caec", "i32 i64 f32 f64", "contained", 1, 0, -1, 15, 9, -9, 16, 8, 7, 4, 3) \
  ROW("contains-triangle-disc-006b3712", "i32 i64 f32 f64", "no-extent", 0, 0, 0, 2, 0, 1, 3, 1, 1, 0, 0) \
  ROW("contains-triangle-disc-ca5424c0", "i32 i64 f32 f64", "contained other-winding", 0, 0, 41, 1, 3, 2, -4, 25, 15, 13, 3) \
  ROW("contains-triangle-disc-7217fed6", "i32 i64 f32 f64", "contained other-winding", 0, 0, 36, 12, 53, 5, 24, 7, 31, 8, 2) \
  ROW("contains-triangle-disc-d8ed57b2", "i32 i64 f32 f64", "contained other-winding", 1, 0, 4, 19, 1, 15, -7, 21, -2, 19, 1) \
  ROW("contains-triangle-disc-d44339a0", "i32 i64 f32 f64", "", 0, 0, 3, 2, 2, 0, 28214, 2, 8817, -24118, 3) \
  ROW("contains-triangle-disc-9fdb8475", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 4896, 2, 0, 4205, 1, 30808, 54752, 1, 3) \
  ROW("contains-triangle-disc-bb4f57c2", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 28798, 116014, -12219, 10219, 3359, -7260, 0, 1, 612) \
  ROW("contains-triangle-disc-708f3f0f", "i32 i64 f64", "contained leaves-i32", 0, 0, 0, -3, -6, 25, 12, 6, 0, 0, 2147483645) \
  ROW("contains-triangle-disc-c05a47c3", "i32 i64 f64", "contained leaves-i32", 1, 0, -2147483598, 5, -2147483581, 7, -2147483593, 23, -2147483589, 13, 1) \
  ROW("contains-triangle-disc-78bea969", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -5.8859285467297054e+153, 3, 0, 0, -7.311458679883785e+153, 0, 0, 3.764686840066811e+153, 3) \
  ROW("contains-triangle-disc-f72b1d65", "f32 f64", "corner leaves-i32 leaves-i64 vanishes", 0, 0, 0, 3758096384, 0, 3221225216, -1610612864, 3758096384, -2.802596928649634e-45, 0, 3221225472) \
  ROW("contains-triangle-disc-df6f1e6e", "f64", "corner vanishes", 0, 0, 12, -2e-323, 20, -4, 20, 4, -2e-323, -2e-323, 12)

/* x1, y1, x2, y2, x3, y3, x4, y4, cx, cy, r */
#define GRAZE_CONTAINS_QUAD_DISC(ROW) \
  ROW("contains-quad-disc-9b0f39f3", "i32 i64 f32 f64", "corner other-winding", 0, 0, 2, 0, 1, 0, 0, 1, 0, 2, 0, 1, 1) \
  ROW("contains-quad-disc-4156211e", "i32 i64 f32 f64", "corner", 0, 0, 2, 1, 1, 1, 0, 0, 3, 0, 1, 1, 3) \
  ROW("contains-quad-disc-e682514b", "i32 i64 f32 f64", "corner other-winding", 0, 0, 1, 1, 0, 1, 0, 4, 1, 4, 0, 1, 1) \
  ROW("contains-quad-disc-96255f04", "i32 i64 f32 f64", "corner other-winding", 0, 0, 8, 5, 9, -2, 6, -6, 1, 4, 1, 4, 1) \
  ROW("contains-quad-disc-22f6e59e", "i32 i64 f32 f64", "other-winding", 0, 0, -6, 8, -3, 6, -1, 4, 0, 2, -3, 5, 3) \
  ROW("contains-quad-disc-f25a9031", "i32 i64 f32 f64", "contained", 0, 0, -3, 5, 1, 2, 8, 3, -4, 12, -2, 5, 1) \
  ROW("contains-quad-disc-a4f4d956", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 1, 3, -5, -1, -3, -1, -1, 3, -1, 1) \
  ROW("contains-quad-disc-dedbc358", "i32 i64 f32 f64", "contained other-winding", 1, 0, 0, 14, 14, 14, 0, -14, -14, 0, 0, 0, 6) \
  ROW("contains-quad-disc-67397c99", "i32 i64 f32 f64", "no-extent", 0, 0, 3, 1, 0, 2, 0, 1, 2, 0, 1, 0, 0) \
  ROW("contains-quad-disc-e292fb14", "i32 i64 f32 f64", "corner other-winding no-extent", 0, 0, 1, 2, 0, 2, -1, 3, -2, 6, 1, 1, 0) \
  ROW("contains-quad-disc-04eb4f50", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, -3, 1, -4, 2, -2, 2, 0, 0, -1, 0, 0) \
  ROW("contains-quad-disc-e34515cc", "i32 i64 f32 f64", "contained", 0, 0, 0, 7398, 18844, 7398, 18844, 1, 0, 1, 1, 3, 4957) \
  ROW("contains-quad-disc-719bcce4", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 0, 1, 1, 1, 1, -2613, 0, -2613, 37647, -59829, 127545) \
  ROW("contains-quad-disc-5f926a27", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 3, 59231, 30808, 59231, 30808, -8155, 3, -8155, 4949, 3, 4838) \
  ROW("contains-quad-disc-1b59fee8", "i32 i64 f64", "corner leaves-i32", 0, 0, -1, -3, 5, -3, 8, -2, 5, -1, -3, -3, 2147483647) \
  ROW("contains-quad-disc-395ff966", "i64 f64", "contained leaves-i32 leaves-i64", 1, 0, 346665029, 459209046, -3814409188, 459209046, -3814409188, 2, 346665029, 2, 3, 40019549, 2) \
  ROW("contains-quad-disc-56d42e18", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 2.1263159440977936e+153, 0, 2.1263159440977936e+153, 1, 0, 1, 0, 3, 1.4863047365737204e+154) \
  ROW("contains-quad-disc-3d050ead", "f32 f64", "corner leaves-i32 vanishes", 0, 0, 0, 102760440, 2097152.25, 69206016, -1.401298464324817e-45, 52428800, -2097151.75, 102760432, 8388608, 69206032, 6291455) \
  ROW("contains-quad-disc-05f4d6ae", "f64", "corner vanishes", 0, 0, 12, -2e-323, 12, -4, 20, -8, 20, -2e-323, -2e-323, -2e-323, 12)

/* n, x1, y1, x2, y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16, cx, cy, r */
#define GRAZE_CONTAINS_POLYGON_DISC(ROW) \
  ROW("contains-polygon-disc-b5348b4a", "i32 i64 f32 f64", "", 0, 0, 3, 3, -2, 4, 4, 0, 0, 0, 0, 3) \
  ROW("contains-polygon-disc-91fcc4b4", "i32 i64 f32 f64", "other-winding", 0, 0, 3, -4, -3, 1, 4, 2, 1, 0, 1, 1) \
  ROW("contains-polygon-disc-b9d915c0", "i32 i64 f32 f64", "", 0, 0, 3, -7, 3, -1, -6, 5, 6, 1, 1, 2) \
  ROW("contains-polygon-disc-28195a60", "i32 i64 f32 f64", "other-winding", 0, 0, 3, -4, 0, 2, 4, 2, -4, -1, -1, 1) \
  ROW("contains-polygon-disc-74c327c0", "i32 i64 f32 f64", "other-winding", 1, 0, 3, 0, 5, 4, -3, -4, -5, 0, -1, 1) \
  ROW("contains-polygon-disc-7c1b944f", "i32 i64 f32 f64", "other-winding", 1, 0, 3, -1, 4, 5, -6, -5, -2, 0, 0, 1) \
  ROW("contains-polygon-disc-0c03af71", "i32 i64 f32 f64", "no-extent", 0, 0, 3, 7, -6, 3, -2, 1, 0, 0, 0, 1) \
  ROW("contains-polygon-disc-2e3c96cf", "i32 i64 f32 f64", "leaves-i32", 0, 0, 3, 0, 30122, 3, 30122, 3, 0, -49058, -249, 3) \
  ROW("contains-polygon-disc-e8d1011c", "i32 i64 f32 f64", "leaves-i32", 1, 0, 3, 54173, -32199, 15514, 3, -32046, 9456, 8642, 2, 3) \
  ROW("contains-polygon-disc-f80982cb", "i32 i64 f64", "leaves-i32", 0, 0, 3, -9372, 1, -60759, 0, -48310, 3, 2, 0, 2147409893) \
  ROW("contains-polygon-disc-063d22bf", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 0, 0, 713896393, 0, 713896393, -7257810597, 0, 3, 746137375) \
  ROW("contains-polygon-disc-b6aa0add", "i32 i64 f64", "leaves-i32", 1, 0, 6, 2147483598, -8, 2147483559, -6, 2147483575, -38, 2147483586, -42, 2147483603, -35, 2147483626, -4, 2147483564, -9, 2) \
  ROW("contains-polygon-disc-361d5ed8", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, -8.259807737135e+153, 0, 2, 0, 2, 3.882528867643954e+153, 1.3172044872174531e+154, 1, 5.7713276637747935e+153) \
  ROW("contains-polygon-disc-619b923c", "f64", "leaves-i32 leaves-i64 leaves-f32 vanishes", 0, 0, 3, 1.371862155900582e+142, 5.716092316252427e+141, -5e-324, 6.440130676311068e+142, 2.819938876017864e+142, 2.2483296443926214e+142, -3.8107282108349506e+140, 0, 1.486184002225631e+142) \
  ROW("contains-polygon-disc-59de8503", "f64", "vanishes", 0, 0, 3, 14, 26.250000000000014, 7.5, 68.25, 46.50000000000002, 33, 5e-324, 5e-324, 29.75)

/* cx, cy, a_r, x1, y1, x2, y2, b_r */
#define GRAZE_CONTAINS_DISC_CAPSULE(ROW) \
  ROW("contains-disc-capsule-c5df9892", "i32 i64 f32 f64", "corner", 0, 0, 1, 0, 1, 0, 0, 1, 0, 2) \
  ROW("contains-disc-capsule-09ea5a7c", "i32 i64 f32 f64", "corner", 0, 0, 1, 1, 2, 0, 1, 0, 0, 2) \
  ROW("contains-disc-capsule-c4a4f15c", "i32 i64 f32 f64", "corner", 0, 0, 1, 1, 2, 1, 1, 1, 0, 2) \
  ROW("contains-disc-capsule-be856bdc", "i32 i64 f32 f64", "corner", 0, 0, 4, 0, 3, 4, 0, 2, 1, 1) \
  ROW("contains-disc-capsule-fd7d5f87", "i32 i64 f32 f64", "corner", 1, 0, 4, 1, 3, 4, 1, 3, 1, 1) \
  ROW("contains-disc-capsule-eeafe4fd", "i32 i64 f32 f64", "no-extent", 0, 0, 1, 0, 0, 2, 0, 0, 0, 1) \
  ROW("contains-disc-capsule-661ee9e5", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 0, -8356, 55493, 1, 2, 6449, 52838, 3) \
  ROW("contains-disc-capsule-62854ed7", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 0, -14301, 103472, 2, 76294, 2, 1, 224) \
  ROW("contains-disc-capsule-56046100", "i32 i64 f64", "leaves-i32", 0, 0, 0, 0, 1, 7, 0, 5, -5, 2147483647) \
  ROW("contains-disc-capsule-43313858", "i32 i64 f64", "corner leaves-i32", 1, 0, 0, 0, 2147483647, -3, 12, 0, 5, 7) \
  ROW("contains-disc-capsule-2e4dfbc5", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, -4.5709045685962e+153, 1) \
  ROW("contains-disc-capsule-75e96640", "f32 f64", "corner leaves-i32 leaves-i64 vanishes", 0, 0, 2.802596928649634e-45, 0, 2952789504, 4294967808, 3221225472, 6979322368, 8589934592, 2415919360) \
  ROW("contains-disc-capsule-faddad48", "f64", "corner vanishes", 0, 0, -5e-324, -5e-324, 32, 24, 112, 48, 64, 48)

/* a_x1, a_y1, a_x2, a_y2, a_r, b_x1, b_y1, b_x2, b_y2, b_r */
#define GRAZE_CONTAINS_CAPSULE_CAPSULE(ROW) \
  ROW("contains-capsule-capsule-be5edebe", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1) \
  ROW("contains-capsule-capsule-791a278b", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 0, 0, 1, 0, 3, 2, 1, 0, 0, 3) \
  ROW("contains-capsule-capsule-0f4eb6c8", "i32 i64 f32 f64", "corner collinear shared-corner", 0, 0, 2, 0, 3, 0, 2, 1, 0, 2, 0, 3) \
  ROW("contains-capsule-capsule-0f979868", "i32 i64 f32 f64", "parallel collinear shared-corner", 1, 0, 1, 0, 1, 3, 2, 1, 3, 1, 0, 1) \
  ROW("contains-capsule-capsule-f6f59871", "i32 i64 f32 f64", "corner collinear", 0, 0, 1, 1, 0, 1, 2, 3, 1, 2, 1, 2) \
  ROW("contains-capsule-capsule-07fb15d0", "i32 i64 f32 f64", "crossing", 0, 0, 1, 0, 3, 3, 2, 3, 1, 1, 1, 2) \
  ROW("contains-capsule-capsule-9d6c2196", "i32 i64 f32 f64", "parallel collinear shared-corner", 1, 0, 1, 4, 0, 4, 3, 1, 4, 0, 4, 2) \
  ROW("contains-capsule-capsule-967f2cb7", "i32 i64 f32 f64", "corner collinear shared-corner", 0, 0, 1, 7, 1, 4, 2, 1, 4, 1, 1, 2) \
  ROW("contains-capsule-capsule-1191c192", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 1, 4, 3, 6, 3, 1, 4, 0, 1, 2) \
  ROW("contains-capsule-capsule-294fd658", "i32 i64 f32 f64", "corner collinear shared-corner no-extent", 0, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 2) \
  ROW("contains-capsule-capsule-45bf50be", "i32 i64 f32 f64", "", 1, 0, 0, 7398, -7140, 3, 18844, 1, 1, 10792, 1, 3) \
  ROW("contains-capsule-capsule-119ff2bc", "i32 i64 f32 f64", "", 0, 0, 0, 17755, 1, 2754, 7599, 0, 7428, 0, 0, 16360) \
  ROW("contains-capsule-capsule-b174c4b7", "i32 i64 f32 f64", "leaves-i32", 0, 0, 34406, 3, -15592, 0, 23774, 2, 58341, 11714, 3, 2) \
  ROW("contains-capsule-capsule-54d48441", "i32 i64 f64", "corner leaves-i32", 0, 0, 2, 8, 3, 8, 3, 2, 9, 2, 18, 2147483645) \
  ROW("contains-capsule-capsule-e6073c2d", "i32 i64 f64", "corner leaves-i32", 1, 0, 6, -6, 9, -3, 2147483645, 10, -3, 21, -7, 2) \
  ROW("contains-capsule-capsule-7becf204", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, 0, 1.335906545878026e+154, -2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1, 3) \
  ROW("contains-capsule-capsule-e4d0f469", "f32 f64", "leaves-i32 vanishes", 0, 0, 1.401298464324817e-45, 0, 8388608, 318767104, 8388608, 33554440, 318767104, -2.802596928649634e-45, -956301440, 16777216) \
  ROW("contains-capsule-capsule-349332ca", "f64", "vanishes", 0, 0, 48, 24, -5e-324, 48, 32, 72.00000000000006, 32, 64, -24, 8) \
  ROW("contains-capsule-capsule-a58e9eee", "f32 f64", "vanishes", 1, 0, -3.877409121342317e-26, 6.46234815038454e-27, -1.9387045606711586e-26, 3.231174652971253e-27, 6.462349305942506e-27, -2.908056224709156e-26, 6.462349305942506e-27, -2.908056841006738e-26, 6.462347765198551e-27, 3.2311742677852644e-27)

/* x, y, w, h, x1, y1, x2, y2, r */
#define GRAZE_CONTAINS_BOX_CAPSULE(ROW) \
  ROW("contains-box-capsule-cc10c01a", "i32 i64 f32 f64", "parallel shared-corner", 0, 0, 0, 0, 3, 4, 1, 0, 0, 0, 1) \
  ROW("contains-box-capsule-05dad966", "i32 i64 f32 f64", "", 0, 0, 0, 0, 1, 3, 3, 1, 0, 1, 2) \
  ROW("contains-box-capsule-c7aaa6d6", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 2, 1, 2, 2, 0, 1, 2, 1, 2) \
  ROW("contains-box-capsule-d0e7957c", "i32 i64 f32 f64", "parallel", 0, 0, 0, 0, 4, 1, 3, 1, 2, 1, 1) \
  ROW("contains-box-capsule-84c71acd", "i32 i64 f32 f64", "contained shared-corner", 0, 0, 0, 1, 2, 4, 1, 2, 2, 1, 1) \
  ROW("contains-box-capsule-8492eb3f", "i32 i64 f32 f64", "contained", 0, 0, 1, 0, 2, 4, 2, 3, 2, 2, 2) \
  ROW("contains-box-capsule-8f48e3a0", "i32 i64 f32 f64", "contained", 0, 0, 0, 1, 4, 3, 4, 2, 3, 3, 1) \
  ROW("contains-box-capsule-5509a033", "i32 i64 f32 f64", "corner", 0, 0, 2, 2, 9, 9, 0, 2, 0, 0, 2) \
  ROW("contains-box-capsule-70db68e9", "i32 i64 f32 f64", "", 0, 0, 3, 2, 5, 6, 0, 4, 2, 5, 3) \
  ROW("contains-box-capsule-2af65304", "i32 i64 f32 f64", "", 0, 0, 3, 6, 4, 7, 4, -3, 4, 0, 1) \
  ROW("contains-box-capsule-66e13cea", "i32 i64 f32 f64", "", 0, 0, 2, 2, 5, 8, -4, 8, 0, 8, 1) \
  ROW("contains-box-capsule-68017aba", "i32 i64 f32 f64", "crossing", 0, 0, 4, -3, 4, 4, 12, 0, 0, 2, 8) \
  ROW("contains-box-capsule-49d3fab1", "i32 i64 f32 f64", "corner no-extent", 0, 0, 1, 0, 3, 2, 0, 0, 0, 0, 2) \
  ROW("contains-box-capsule-6f4533b9", "i32 i64 f32 f64", "contained", 1, 0, 1, 0, 18, 17, 14, 7, 14, 5, 4) \
  ROW("contains-box-capsule-eb3a82bb", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 1080, 7676, -49, -8, -2, 0, 1) \
  ROW("contains-box-capsule-eba711f0", "i32 i64 f32 f64", "leaves-i32", 0, 0, 0, -14301, 103472, 2, 76294, 2, 1, 224, 1) \
  ROW("contains-box-capsule-4f0aa6c8", "i32 i64 f64", "leaves-i32", 0, 0, 8, 3, 5, 2147483646, -2, 4, 2, 7, 8) \
  ROW("contains-box-capsule-b8198efb", "i32 i64 f64", "contained leaves-i32", 1, 0, -6465, 2, 2147451340, 2147406446, 2, 2824, 11799, 27218, 2) \
  ROW("contains-box-capsule-3d50c2ee", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1) \
  ROW("contains-box-capsule-fda42d77", "f32 f64", "corner leaves-i32 leaves-i64 vanishes", 0, 0, 9663676416, 3221225472, 7516192768, 17716738048, 9663675392, 2684354560, -2.802596928649634e-45, 2684354560, 536870912) \
  ROW("contains-box-capsule-91b6b6b8", "f64", "vanishes", 0, 0, 1, 0.125, 2.625, 0.125, -1.5e-323, 0.125, 0.375, -0.625, 1)

/* x, y, w, h, a_r, x1, y1, x2, y2, b_r */
#define GRAZE_CONTAINS_ROUNDED_CAPSULE(ROW) \
  ROW("contains-rounded-capsule-bff6b8cb", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 0, 1, 2, 2, 1, 1, 2, 1, 0, 2) \
  ROW("contains-rounded-capsule-f70d343a", "i32 i64 f32 f64", "corner", 0, 0, 1, 1, 3, 5, 1, 4, 2, 5, 2, 1) \
  ROW("contains-rounded-capsule-6ad94e7c", "i32 i64 f32 f64", "", 0, 0, 0, 1, 9, 3, 1, 1, 5, 2, 2, 3) \
  ROW("contains-rounded-capsule-30adc209", "i32 i64 f32 f64", "", 0, 0, 2, 0, 9, 3, 1, 5, 1, 4, 0, 3) \
  ROW("contains-rounded-capsule-506c77b7", "i32 i64 f32 f64", "corner shared-corner", 0, 0, -1, 0, 3, 3, 1, 1, 1, 2, 2, 1) \
  ROW("contains-rounded-capsule-14f340c7", "i32 i64 f32 f64", "contained", 0, 0, 0, -2, 5, 6, 1, 1, 1, 3, 0, 2) \
  ROW("contains-rounded-capsule-cd2ce35e", "i32 i64 f32 f64", "crossing", 0, 0, -1, 0, 9, 2, 1, 0, 0, 2, 2, 5) \
  ROW("contains-rounded-capsule-76489d5f", "i32 i64 f32 f64", "contained shared-corner", 1, 0, 3, -4, 9, 8, 2, 5, 2, 9, 0, 1) \
  ROW("contains-rounded-capsule-03a78415", "i32 i64 f32 f64", "parallel", 0, 0, -3, -1, 7, 6, 2, 1, 4, 3, 4, 1) \
  ROW("contains-rounded-capsule-68358565", "i32 i64 f32 f64", "no-extent", 0, 0, 1, 1, 3, 4, 0, 1, 3, 0, 1, 2) \
  ROW("contains-rounded-capsule-893ef452", "i32 i64 f32 f64", "", 0, 0, -1, -1, 1282, 7678, 1, 1, -3, -33, -40, 2) \
  ROW("contains-rounded-capsule-3293fb22", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 7979, 62673, 37, 7, 2, 8023, 62699, 8019, 62675, 3) \
  ROW("contains-rounded-capsule-9ecd7188", "i32 i64 f64", "contained leaves-i32", 1, 0, 1547, 130088, 41, 35, 2, 1583, 130121, 1586, 130119, 1) \
  ROW("contains-rounded-capsule-75ec0b9f", "i32 i64 f64", "corner leaves-i32", 0, 0, 4, 18, 5, 10, 2, 0, 4, 4, 20, 2147483646) \
  ROW("contains-rounded-capsule-d42dacd5", "i32 i64 f64", "contained leaves-i32", 1, 0, 2147483576, -26, 38, 54, 5, 2147483608, 0, 2147483600, 18, 2) \
  ROW("contains-rounded-capsule-31dafcf0", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 4.7383067102391115e+153, 1.2904780177883997e+154, 2.1263159440977936e+153, 1, 0, -5.074920920403977e+153, 0, 3) \
  ROW("contains-rounded-capsule-78e47e6d", "f32 f64", "leaves-i32 leaves-i64 vanishes", 0, 0, 2.802596928649634e-45, -268435456, 7247756288, 8589935616, 268435456, 268435488, -1610612736, -536870880, 0, 536870976) \
  ROW("contains-rounded-capsule-94b30b5e", "f64", "vanishes", 0, 0, -10.5, 0.5, 10.5, 12, 0.5, -5.5, -3, -6.000000000000002, 0.5, 1.5e-323) \
  ROW("contains-rounded-capsule-d29e689f", "f64", "vanishes", 1, 0, -2.1546362624492205e-188, -2.5137423061907573e-188, 3.4115074155446004e-188, 4.668378568639978e-188, 5.386590656123053e-189, 6.284355765476892e-189, 5e-324, 0, 1.6159771968369154e-188, 1.7955302187076838e-189)

/* a_x1, a_y1, a_x2, a_y2, x3, y3, b_x1, b_y1, b_x2, b_y2, r */
#define GRAZE_CONTAINS_TRIANGLE_CAPSULE(ROW) \
  ROW("contains-triangle-capsule-8682640b", "i32 i64 f32 f64", "contained shared-corner", 0, 0, 3, 2, 0, 1, 0, 0, 0, 1, 1, 1, 2) \
  ROW("contains-triangle-capsule-19287ac6", "i32 i64 f32 f64", "parallel shared-corner other-winding", 0, 0, 1, 3, 2, 0, 0, 2, 0, 2, 1, 3, 2) \
  ROW("contains-triangle-capsule-5cc93c0e", "i32 i64 f32 f64", "corner", 0, 0, 1, 1, 0, 3, 0, 1, 3, 3, 2, 1, 1) \
  ROW("contains-triangle-capsule-f27cec34", "i32 i64 f32 f64", "crossing other-winding", 0, 0, 3, 0, 1, 1, 2, 2, 0, 0, 4, 2, 3) \
  ROW("contains-triangle-capsule-ebc9c55d", "i32 i64 f32 f64", "contained", 0, 0, -6, 1, 3, -8, 12, 10, 8, 5, 6, 4, 4) \
  ROW("contains-triangle-capsule-4c30fb9a", "i32 i64 f32 f64", "contained", 0, 0, -1, 15, 9, -9, 16, 8, 6, 6, 13, 5, 3) \
  ROW("contains-triangle-capsule-ff7bf6e6", "i32 i64 f32 f64", "corner shared-corner no-extent", 0, 0, 1, 1, 1, 0, 2, 1, 1, 0, 1, 0, 2) \
  ROW("contains-triangle-capsule-48f9d8b6", "i32 i64 f32 f64", "contained no-extent", 0, 0, 4, 10, -4, 2, 4, -10, 0, 0, 0, 0, 6) \
  ROW("contains-triangle-capsule-2e667082", "i32 i64 f32 f64", "corner no-extent", 0, 0, 3, 1, 3, -3, 3, -1, 2, 1, 1, 0, 0) \
  ROW("contains-triangle-capsule-49b8ca77", "i32 i64 f32 f64", "corner shared-corner no-extent", 0, 0, 0, 0, -6, 6, -4, 4, 0, -2, 0, 0, 0) \
  ROW("contains-triangle-capsule-6a76bfd8", "i32 i64 f32 f64", "no-extent", 0, 0, 0, 2, 3, 5, 2, 4, 2, 2, 2, 2, 0) \
  ROW("contains-triangle-capsule-1561e094", "i32 i64 f32 f64", "corner shared-corner no-extent", 0, 0, -1, 0, -1, -1, -1, -1, 0, -1, -1, 0, 0) \
  ROW("contains-triangle-capsule-1b41c924", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0, -1, 0) \
  ROW("contains-triangle-capsule-61396874", "i32 i64 f32 f64", "no-extent", 0, 0, 0, -1, -1, 0, -1, 0, -1, -1, -1, -1, 0) \
  ROW("contains-triangle-capsule-8dd1d036", "i32 i64 f32 f64", "corner shared-corner no-extent", 0, 0, 0, -1, 0, -1, 0, -1, 0, -1, 0, 0, 0) \
  ROW("contains-triangle-capsule-b5fbf7e2", "i32 i64 f32 f64", "contained other-winding", 1, 0, 18, 14, 0, -14, -18, 0, 1, 2, -1, -2, 2) \
  ROW("contains-triangle-capsule-59cbe831", "i32 i64 f32 f64", "contained", 1, 0, -14, 39, 0, 5, 10, 29, -5, 24, 0, 14, 1) \
  ROW("contains-triangle-capsule-48554d8b", "i32 i64 f32 f64", "contained other-winding", 1, 0, 4, 54, 19, 62, 28, 9, 18, 46, 16, 44, 3) \
  ROW("contains-triangle-capsule-746aefb0", "i32 i64 f32 f64", "corner", 0, 0, -51, -1, -56, 9, -54, -5, 2104, 4067, -56, 17, 8) \
  ROW("contains-triangle-capsule-ab14881a", "i32 i64 f32 f64", "leaves-i32", 0, 0, 59151, -2310, 2, -13649, -15184, 3, -7585, 0, 2, 2, 3) \
  ROW("contains-triangle-capsule-68e2f28f", "i32 i64 f64", "leaves-i32", 0, 0, 8, 2, 8, -4, 7, -7, 7, 2, 2, 2, 2147483645) \
  ROW("contains-triangle-capsule-932774b8", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -5.8859285467297054e+153, 3, 0, 0, -7.311458679883785e+153, 0, 0, 3.764686840066811e+153, 3, 3.2272018203455546e+153, 1) \
  ROW("contains-triangle-capsule-2ce70877", "f32 f64", "corner leaves-i32 leaves-i64 vanishes", 0, 0, 12348030976, 7516192768, 11274289152, 1073741760, 11811159040, 2147483648, -2.802596928649634e-45, 536870912, 8589934592, 1073741824, 2684354560) \
  ROW("contains-triangle-capsule-a51e0b28", "f64", "contained leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, -2.4732586175332797e+154, 2.6728980300135335e+154, 1.1855886571477989e+154, -1.8769272402184364e+153, -4.81650590045995e+153, -6.4972618272434815e+153, 2.5154909404050477e+153, 1.799722956585008e+153, -9.063181089362889e+153, 3.10982861578816e+153, 3) \
  ROW("contains-triangle-capsule-0ccaac19", "f64", "vanishes", 0, 0, 10, 14.000000000000005, 26, 41.999999999999986, -8, 10, -1.5e-323, 10, -10, 4, 8)

/* a_x1, a_y1, a_x2, a_y2, x3, y3, x4, y4, b_x1, b_y1, b_x2, b_y2, r */
#define GRAZE_CONTAINS_QUAD_CAPSULE(ROW) \
  ROW("contains-quad-capsule-01029c79", "i32 i64 f32 f64", "parallel shared-corner other-winding", 0, 0, 2, 0, 1, 1, 4, 2, 4, 0, 2, 0, 1, 1, 2) \
  ROW("contains-quad-capsule-84c1bf9d", "i32 i64 f32 f64", "crossing other-winding", 0, 0, 2, 0, 1, 1, 2, 2, 3, 0, 0, 0, 4, 2, 3) \
  ROW("contains-quad-capsule-99637b81", "i32 i64 f32 f64", "contained shared-corner other-winding", 0, 0, 0, 1, 1, 3, 2, 2, 2, 1, 1, 3, 1, 1, 2) \
  ROW("contains-quad-capsule-f4651de6", "i32 i64 f32 f64", "parallel shared-corner other-winding", 0, 0, 1, 3, 3, 2, 2, 0, 0, 2, 0, 2, 1, 3, 2) \
  ROW("contains-quad-capsule-384da8dd", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 2, 0, 1, 1, 3, 2, 3, 1, 4, 2, 3, 1, 1) \
  ROW("contains-quad-capsule-01a2efd7", "i32 i64 f32 f64", "contained", 1, 0, 0, -4, 8, 4, 0, 4, -8, -4, -1, 0, 1, 0, 2) \
  ROW("contains-quad-capsule-68e5c14a", "i32 i64 f32 f64", "", 0, 0, -7, 6, 7, 8, -1, 14, -4, 10, 4, 2, 5, 3, 1) \
  ROW("contains-quad-capsule-315faffa", "i32 i64 f32 f64", "contained", 0, 0, -6, 1, -6, -8, 3, -8, 12, 10, 5, 3, 3, 2, 4) \
  ROW("contains-quad-capsule-5064d9a0", "i32 i64 f32 f64", "contained other-winding", 0, 0, 0, 14, 14, 14, 0, -14, -14, 0, -1, 2, 1, -2, 6) \
  ROW("contains-quad-capsule-4a02816b", "i32 i64 f32 f64", "corner shared-corner no-extent", 0, 0, 1, 1, 1, 0, 3, 1, 2, 1, 1, 0, 1, 0, 2) \
  ROW("contains-quad-capsule-0d838759", "i32 i64 f32 f64", "corner shared-corner no-extent", 0, 0, -1, 0, -1, 0, 0, 0, 0, 0, 0, -1, -1, 0, 0) \
  ROW("contains-quad-capsule-c7bd42a1", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, -1, 0, -1, 0, 0) \
  ROW("contains-quad-capsule-d2ecf2e3", "i32 i64 f32 f64", "corner", 0, 0, -52, 6, -56, 9, -54, -5, -51, -1, 2104, 4067, -56, 17, 8) \
  ROW("contains-quad-capsule-3d9f0557", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 0, 0, -12220, 0, -12220, 1, 0, 1, 0, 3, -1292, 108995, 2) \
  ROW("contains-quad-capsule-94935ffb", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 2, -72668, -62645, -72668, -62645, 58280, 2, 58280, -43076, 3178, -24289, 21584, 6761) \
  ROW("contains-quad-capsule-f010c930", "i32 i64 f64", "leaves-i32", 0, 0, 8, -4, 7, -7, 4, -7, 8, 2, 7, 2, 2, 2, 2147483645) \
  ROW("contains-quad-capsule-60de543c", "i64 f64", "contained leaves-i32 leaves-i64", 1, 0, -404558159, -1058349293, 3159240821, -1058349293, 3159240821, 781079750, -404558159, 781079750, 1585061655, -80322280, 2, 2, 1) \
  ROW("contains-quad-capsule-9f1aa073", "f64", "crossing leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 2.1263159440977936e+153, 0, 2.1263159440977936e+153, 1, 0, 1, 0, 3, 1.4863047365737204e+154, -2.5992964412573231e+154, 2) \
  ROW("contains-quad-capsule-34becb15", "f32 f64", "corner leaves-i32 vanishes", 0, 0, 50331640, -142606304, 33554430, -184549360, -1.401298464324817e-45, 33554432, 33554432, -33554432, 260046864, -92274688, 117440504, -150994976, 58720256) \
  ROW("contains-quad-capsule-db4eec32", "f64", "vanishes", 0, 0, -128, -56, -248, -120, 120, -232, -7.999999999999997, 8, -5e-324, 32, -64, -5e-324, 40)

/* n, a_x1, a_y1, a_x2, a_y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16, b_x1, b_y1, b_x2, b_y2, r */
#define GRAZE_CONTAINS_POLYGON_CAPSULE(ROW) \
  ROW("contains-polygon-capsule-5bce4ef8", "i32 i64 f32 f64", "shared-corner", 0, 0, 3, 1, 0, 7, 5, -1, 4, 1, 0, 7, 5, 1) \
  ROW("contains-polygon-capsule-922af070", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 3, -2, -3, 1, 1, 7, 2, 4, 1, 1, 2) \
  ROW("contains-polygon-capsule-0175d7bc", "i32 i64 f32 f64", "other-winding", 0, 0, 3, -4, 12, 4, 4, -8, -4, 1, 4, 1, 6, 3) \
  ROW("contains-polygon-capsule-83b15f62", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 8, 16, -2, -16, -8, -8, 4, 3, -4, -3, 16) \
  ROW("contains-polygon-capsule-2edb81c0", "i32 i64 f32 f64", "other-winding", 1, 0, 4, 0, -10, -4, 2, 12, 2, 8, -10, 6, -3, 6, -6, 1) \
  ROW("contains-polygon-capsule-ba581ba9", "i32 i64 f32 f64", "other-winding", 0, 0, 5, 3, 7, 5, 3, 1, -1, -3, -5, -1, 1, 2, 1, 2, 2, 1) \
  ROW("contains-polygon-capsule-bdd26724", "i32 i64 f32 f64", "other-winding", 1, 0, 5, -1, 6, 7, -2, 1, -6, -9, -10, -9, 2, -2, 1, -4, -1, 4) \
  ROW("contains-polygon-capsule-c85385f8", "i32 i64 f32 f64", "no-extent", 0, 0, 3, 2, -3, 2, 3, 2, 1, 9, -3, 9, 3, 2) \
  ROW("contains-polygon-capsule-d7cbc271", "i32 i64 f32 f64", "", 0, 0, 3, -540, 1, 43528, 1, 2, -4467, -11266, 33907, 1, 2, 2) \
  ROW("contains-polygon-capsule-5aad92a2", "i32 i64 f32 f64", "leaves-i32", 0, 0, 3, 0, 30122, 3, 30122, 3, 0, -49058, -249, 3, -4450, 1) \
  ROW("contains-polygon-capsule-87734720", "i32 i64 f32 f64", "no-extent", 1, 0, 4, 16733, -37939, -31362, 2, 3, 22746, 3, 22746, 3, 1, 2, 11786, 3) \
  ROW("contains-polygon-capsule-bd646989", "i32 i64 f64", "leaves-i32", 0, 0, 3, 32, 49, -101, 24, 40, -13, 34, 49, 37, 53, 2147483647) \
  ROW("contains-polygon-capsule-a0f57e92", "i32 i64 f64", "leaves-i32", 1, 0, 7, 2147483534, 0, 2147483544, 47, 2147483634, 130, -2147483589, 49, -2147483620, 20, 2147483587, -60, 2147483611, 34, 2147483519, 12, 2147483525, 0, 8) \
  ROW("contains-polygon-capsule-ece79120", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, 1.2182335318625812e+154, 2.344976157092517e+154, 0, 2.344976157092517e+154, 0, 3, -9.36276224843836e+153, 1, 1, 2, 5.9038556219253e+153) \
  ROW("contains-polygon-capsule-9182c918", "f64", "leaves-i32 leaves-i64 leaves-f32 vanishes", 0, 0, 3, 5.226737155905615e+41, 8.711228593176025e+40, -1.742245718635205e+42, -1.454775175060396e+43, -9.756576024357149e+42, -1.2108607744514674e+43, 5e-324, 8.711228593176025e+40, 1.2195720030446433e+42, 6.96898287454082e+41, 3.4844914372704095e+41) \
  ROW("contains-polygon-capsule-b0f5dc23", "f64", "vanishes", 0, 0, 3, 0.43000000000000005, -1.35, 0.01, 0.06, 0.36000000000000004, 3.35, 5e-324, 0.1, 5e-324, 0.05, 0.01)

/* cx, cy, r, x, y, w, h */
#define GRAZE_CONTAINS_DISC_BOX(ROW) \
  ROW("contains-disc-box-20ba32b9", "i32 i64 f32 f64", "corner", 0, 0, 3, 0, 1, 0, 2, 1, 1) \
  ROW("contains-disc-box-459eff79", "i32 i64 f32 f64", "level", 0, 0, 1, 0, 1, 0, 2, 1, 3) \
  ROW("contains-disc-box-7e0b1e36", "i32 i64 f32 f64", "level", 0, 0, 1, 1, 1, 1, 0, 3, 2) \
  ROW("contains-disc-box-8fcbb81e", "i32 i64 f32 f64", "corner level", 0, 0, 3, 1, 1, 2, 0, 1, 1) \
  ROW("contains-disc-box-f7ffb8ea", "i32 i64 f32 f64", "level", 1, 0, 0, 0, 4, 0, 2, 2, 1) \
  ROW("contains-disc-box-01292d4b", "i32 i64 f32 f64", "", 1, 0, 1, 1, 3, 2, 0, 1, 2) \
  ROW("contains-disc-box-87a99631", "i32 i64 f32 f64", "level", 0, 0, 1, 2, 1, 1, 1, 1, 3) \
  ROW("contains-disc-box-9ab16815", "i32 i64 f32 f64", "level", 1, 0, 0, 2, 3, 0, 0, 1, 4) \
  ROW("contains-disc-box-fc4309db", "i32 i64 f32 f64", "contained", 0, 0, 1, 2, 1, 0, 1, 2, 3) \
  ROW("contains-disc-box-333ee839", "i32 i64 f32 f64", "level", 0, 0, 1, 2, 4, 0, 0, 5, 2) \
  ROW("contains-disc-box-89c9c53a", "i32 i64 f32 f64", "level no-extent", 0, 0, 4, 1, 0, 0, 0, 1, 1) \
  ROW("contains-disc-box-93696c09", "i32 i64 f32 f64", "corner", 0, 0, 3, 2, 2, 0, 28214, 2, 8817) \
  ROW("contains-disc-box-d6b5fa1f", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 24347, -100141, 2, 0, 0, 3, 3) \
  ROW("contains-disc-box-3032c099", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 0, -14301, 103472, 2, 76294, 2, 1) \
  ROW("contains-disc-box-cdc45ca5", "i32 i64 f64", "leaves-i32", 0, 0, 9, 3, 4, 9, 9, 2147483647, 4) \
  ROW("contains-disc-box-d5944a4e", "i32 i64 f64", "leaves-i32", 1, 0, 37, -27, 2147483646, 32, -39, 5, 5) \
  ROW("contains-disc-box-664740c6", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2, 466237554) \
  ROW("contains-disc-box-4367dc2a", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -7.57284331214675e+153, -1.9587312392269284e+154, 2, 0, 0, 3, 3) \
  ROW("contains-disc-box-f5f65394", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64 vanishes", 0, 0, -1.169717586581231e+163, -5.398696553451836e+163, 6.118522760578748e+163, 1.7095872419264146e+163, 1e-323, 1.169717586581231e+163, 8.997827589086393e+161) \
  ROW("contains-disc-box-16c60cd2", "f64", "vanishes", 1, 0, -1.1e-162, 0, 3.3e-162, 0, 0, 1.7e-162, 1.7e-162) \
  ROW("contains-disc-box-d601dd4b", "f64", "corner vanishes", 0, 0, 384, 2e-323, 1600, -1856, 960, 960, 1279.999999999999)

/* x1, y1, x2, y2, r, x, y, w, h */
#define GRAZE_CONTAINS_CAPSULE_BOX(ROW) \
  ROW("contains-capsule-box-fa9c452a", "i32 i64 f32 f64", "parallel shared-corner", 0, 0, 1, 0, 0, 0, 1, 0, 0, 3, 4) \
  ROW("contains-capsule-box-29898d5c", "i32 i64 f32 f64", "parallel", 0, 0, 3, 1, 2, 1, 1, 0, 0, 4, 1) \
  ROW("contains-capsule-box-b8a93e1a", "i32 i64 f32 f64", "parallel", 0, 0, 0, 3, 0, 2, 2, 1, 0, 1, 4) \
  ROW("contains-capsule-box-dc4c3de6", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 0, 1, 2, 1, 2, 2, 1, 2, 2) \
  ROW("contains-capsule-box-1b73756d", "i32 i64 f32 f64", "contained shared-corner", 0, 0, 1, 2, 2, 1, 1, 0, 1, 2, 4) \
  ROW("contains-capsule-box-47306373", "i32 i64 f32 f64", "corner", 0, 0, 2, 2, 2, 3, 2, 0, 0, 1, 2) \
  ROW("contains-capsule-box-62d01c59", "i32 i64 f32 f64", "parallel shared-corner", 0, 0, 3, 0, 3, 1, 2, 0, 0, 3, 2) \
  ROW("contains-capsule-box-8e7584ad", "i32 i64 f32 f64", "corner", 0, 0, 1, 2, 1, 4, 2, 1, 0, 2, 1) \
  ROW("contains-capsule-box-63dcf4de", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 5, 2, 1, 2, 2, 1, 1, 4, 1) \
  ROW("contains-capsule-box-37051770", "i32 i64 f32 f64", "crossing", 1, 0, 12, 0, 0, 2, 8, 4, -3, 4, 4) \
  ROW("contains-capsule-box-65561db9", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, 0, 0, 0, 2, 1, 0, 3, 2) \
  ROW("contains-capsule-box-4c3432af", "i32 i64 f32 f64", "corner", 0, 0, -49, -8, -2, 0, 1, 0, 0, 1080, 7676) \
  ROW("contains-capsule-box-edeb1ab8", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 4896, 2, 0, 4205, 1, 30808, 54752, 1, 3) \
  ROW("contains-capsule-box-1b139fa1", "i32 i64 f32 f64", "", 1, 0, 0, 7398, -7140, 3, 18844, 1, 1, 10792, 1) \
  ROW("contains-capsule-box-5d563932", "i32 i64 f64", "leaves-i32", 0, 0, -2, 4, 2, 7, 8, 8, 3, 5, 2147483646) \
  ROW("contains-capsule-box-370fe437", "i32 i64 f64", "leaves-i32", 1, 0, 11, 5, 10, 3, 2147483647, 15, 3, 3, 10) \
  ROW("contains-capsule-box-abca4c11", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, -5.8859285467297054e+153, 3, 0, 0, 7.311458679883785e+153, 0, 0, 3.764686840066811e+153, 3) \
  ROW("contains-capsule-box-b7193762", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64 vanishes", 0, 0, 5e-324, 0, 7.79625120912e+289, 1.2474001934591997e+291, 6.237000967296e+290, -1.7151752660064e+291, 1.2474001934592e+291, 2.4168378748271998e+291, 6.237000967295998e+290) \
  ROW("contains-capsule-box-7627aed8", "f64", "vanishes", 0, 0, -1.5e-323, 0.125, 0.375, -0.625, 1, 1, 0.125, 2.625, 0.125) \
  ROW("contains-capsule-box-fdf7986e", "f64", "crossing vanishes", 1, 0, 48, -1.5e-323, -1.5e-323, 4, 31.999999999999993, 16.000000000000007, -12, 16.000000000000007, 16.000000000000007)

/* cx, cy, rx, ry, x, y, w, h */
#define GRAZE_CONTAINS_ELLIPSE_BOX(ROW) \
  ROW("contains-ellipse-box-5ec6dc3e", "i32 i64 f32 f64", "level", 0, 0, 1, 1, 2, 1, 0, 0, 1, 2) \
  ROW("contains-ellipse-box-3b14e91e", "i32 i64 f32 f64", "corner level", 0, 0, 1, 0, 1, 1, 1, 1, 3, 2) \
  ROW("contains-ellipse-box-80c05e51", "i32 i64 f32 f64", "corner level", 0, 0, 0, 3, 3, 3, 0, 0, 1, 3) \
  ROW("contains-ellipse-box-bcdabfa9", "i32 i64 f32 f64", "corner level", 0, 0, 3, 2, 1, 2, 1, 1, 2, 1) \
  ROW("contains-ellipse-box-cc05470f", "i32 i64 f32 f64", "contained", 0, 0, 1, 1, 2, 2, 0, 0, 4, 3) \
  ROW("contains-ellipse-box-0b102b26", "i32 i64 f32 f64", "corner level", 1, 0, 1, 3, 2, 3, 1, 2, 1, 1) \
  ROW("contains-ellipse-box-36bb2127", "i32 i64 f32 f64", "corner level", 0, 0, 2, 1, 3, 3, 2, 1, 3, 4) \
  ROW("contains-ellipse-box-af8dd114", "i32 i64 f32 f64", "", 0, 0, 2, 5, 2, 4, 3, 3, 3, 4) \
  ROW("contains-ellipse-box-d75543f1", "i32 i64 f32 f64", "level", 0, 0, 5, 4, 4, 2, 3, 3, 2, 4) \
  ROW("contains-ellipse-box-b389b9df", "i32 i64 f32 f64", "corner level", 1, 0, 2, 0, 3, 3, 0, -1, 2, 1) \
  ROW("contains-ellipse-box-5182de65", "i32 i64 f32 f64", "", 1, 0, 0, 0, 4, 4, 2, -2, 1, 3) \
  ROW("contains-ellipse-box-1fe32452", "i32 i64 f32 f64", "corner level", 0, 0, 1, -2, 3, 2, 1, -2, 1, 2) \
  ROW("contains-ellipse-box-36cf6913", "i32 i64 f32 f64", "corner level", 0, 0, 2, -2, 1, 3, 2, -2, 1, 2) \
  ROW("contains-ellipse-box-7155c03e", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, 0, 1, 0, 0, 0, 3, 2) \
  ROW("contains-ellipse-box-9a7bade6", "i32 i64 f32 f64", "corner shared-corner no-extent", 0, 0, 1, 0, 0, 1, 1, 1, 1, 1) \
  ROW("contains-ellipse-box-9cf4911d", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 10, 31, 10, 0, 110, 4656) \
  ROW("contains-ellipse-box-03799ac6", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 0, -8356, 55493, 1, 2, 6449, 52838, 3) \
  ROW("contains-ellipse-box-7131c8e7", "f64", "", 1, 0, -0.0008595883861937889, -0.000781953334966598, 0.00046640634618135154, 0.00046721100858036297, -0.0006728172316622831, -0.0008941292749014201, 0.00011104345320936763, 0.0001474618914564952) \
  ROW("contains-ellipse-box-ba193e89", "i32 i64 f64", "corner leaves-i32", 0, 0, 28, 9, 9, 5, 40, -12, 2147483646, 18) \
  ROW("contains-ellipse-box-939e21cc", "i32 i64 f64", "corner leaves-i32", 1, 0, 2147483580, 1, 10, 32, 2147483586, 16, 1, 3) \
  ROW("contains-ellipse-box-0c828535", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, 4.5709045685962e+153, 1) \
  ROW("contains-ellipse-box-0c6299a2", "f32 f64", "leaves-i32 leaves-i64 vanishes", 0, 0, 8589933568, -1.401298464324817e-45, 51539615744, 51539607552, 0, 51539603456, 1005022347264, 77309427712) \
  ROW("contains-ellipse-box-8427c381", "f64", "corner vanishes", 0, 0, -5e-324, -5e-324, 2.08, 1.04, 1.92, 0.4, 1.2, 2.38)

/* a_x, a_y, a_w, a_h, b_x, b_y, b_w, b_h */
#define GRAZE_CONTAINS_BOX_BOX(ROW) \
  ROW("contains-box-box-734fa4e4", "i32 i64 f32 f64", "shared-corner", 0, 0, 0, 0, 1, 1, 0, 0, 1, 2) \
  ROW("contains-box-box-a898068d", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 1, 1, 2, 2, 1, 1) \
  ROW("contains-box-box-3b070175", "i32 i64 f32 f64", "contained", 1, 0, 0, 0, 3, 3, 1, 1, 1, 1) \
  ROW("contains-box-box-302ae59c", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 3, 1, 1, 2, 2, 0, 1, 1) \
  ROW("contains-box-box-40520676", "i32 i64 f32 f64", "", 0, 0, 0, 0, 2, 1, 3, 0, 4, 1) \
  ROW("contains-box-box-76c39fa9", "i32 i64 f32 f64", "", 0, 0, 3, 0, 1, 4, 0, 2, 1, 1) \
  ROW("contains-box-box-18a859fa", "i32 i64 f32 f64", "", 0, 0, 2, 0, 1, 3, 2, 1, 3, 1) \
  ROW("contains-box-box-3422230a", "i32 i64 f32 f64", "", 0, 0, 0, 1, 3, 3, 0, 2, 1, 3) \
  ROW("contains-box-box-790a6f55", "i32 i64 f32 f64", "", 0, 0, 3, 3, 2, 1, 3, 0, 1, 1) \
  ROW("contains-box-box-754c9562", "i32 i64 f32 f64", "crossing", 0, 0, 3, 3, 4, 6, 2, 5, 6, 2) \
  ROW("contains-box-box-cb522a79", "i32 i64 f32 f64", "no-extent", 0, 0, 4, 0, 1, 1, 1, 0, 1, 0) \
  ROW("contains-box-box-c7314cb3", "i32 i64 f32 f64", "", 0, 0, 1677, 4006, 26, 6, 1703, 4000, 23, 16) \
  ROW("contains-box-box-a002c65a", "f64", "contained", 1, 0, 1, 0, 1, 2, 1.2999999523162842, 1, 0.699999988079071, 0.10000000149011612) \
  ROW("contains-box-box-174f7599", "i32 i64 f64", "leaves-i32", 0, 0, 1, 0, 2147483647, 1, 2, 2, 1, 1) \
  ROW("contains-box-box-d5e4415d", "i32 i64 f64", "contained leaves-i32", 1, 0, -9, 5, 2147483646, 22, -3, 11, 18, 5) \
  ROW("contains-box-box-2c82b47c", "f64", "leaves-i32 leaves-i64 leaves-f32", 0, 0, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, 4.5709045685962e+153, 1) \
  ROW("contains-box-box-5ea9786d", "f32 f64", "contained leaves-i32 leaves-i64 leaves-f32", 1, 0, 0, 9.999999680285692e+37, 9.999999790214768e+33, 3.0000000054977558e+38, 4.999999895107384e+33, 3.0000000054977558e+38, 1, 7.000000080436129e+37) \
  ROW("contains-box-box-a84acd67", "f32 f64", "", 0, 0, 2.802596928649634e-45, 1408, 1056, 800.0000610351562, -64, 1152, 64, 704.0001220703125)

/* a_x, a_y, a_w, a_h, r, b_x, b_y, b_w, b_h */
#define GRAZE_CONTAINS_ROUNDED_BOX(ROW) \
  ROW("contains-rounded-box-21c00f5c", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 0, 0, 2, 2, 1, 1, 1, 1, 3) \
  ROW("contains-rounded-box-533e4705", "i32 i64 f32 f64", "contained shared-corner", 0, 0, 0, 1, 4, 3, 1, 1, 1, 5, 2) \
  ROW("contains-rounded-box-cd3cbb79", "i32 i64 f32 f64", "parallel shared-corner", 0, 0, 0, 0, 3, 6, 1, 1, 5, 1, 5) \
  ROW("contains-rounded-box-25bec402", "i32 i64 f32 f64", "parallel", 0, 0, 5, 4, 5, 8, 1, 2, 6, 1, 1) \
  ROW("contains-rounded-box-959cd63c", "i32 i64 f32 f64", "contained shared-corner", 1, 0, 2, 1, 7, 8, 1, 3, 4, 5, 4) \
  ROW("contains-rounded-box-5e62cde1", "i32 i64 f32 f64", "parallel shared-corner", 0, 0, 0, -1, 4, 2, 1, 1, 0, 3, 1) \
  ROW("contains-rounded-box-3565ea16", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 0, -3, 4, 4, 2, 2, -1, 2, 1) \
  ROW("contains-rounded-box-2781348b", "i32 i64 f32 f64", "parallel shared-corner no-extent", 0, 0, 1, 1, 4, 1, 0, 0, 1, 1, 3) \
  ROW("contains-rounded-box-55acbecf", "i32 i64 f32 f64", "corner", 0, 0, -33, -128, 39, 128, 6, 1, 2, 1280, 7676) \
  ROW("contains-rounded-box-c2a9aceb", "i32 i64 f32 f64", "leaves-i32", 0, 0, 49642, 5815, 4, 4, 2, 49613, 5787, 30, 36) \
  ROW("contains-rounded-box-6ee795a8", "f64", "parallel", 1, 0, 0.3, 3.5, 2.6, 4.3, 1.3, 2.1, 6, 0.1, 0.7) \
  ROW("contains-rounded-box-8d9f8c56", "i32 i64 f64", "parallel leaves-i32", 0, 0, 7, -5, 22, 26, 5, 0, 0, 7, 2147483645) \
  ROW("contains-rounded-box-e4f31a99", "i32 i64 f64", "contained leaves-i32", 1, 0, -6465, 2, 2147451340, 2147406446, 2, 2824, 11799, 27218, 2) \
  ROW("contains-rounded-box-8ba96c56", "f64", "parallel leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, 1, 2.4100874041082777e+154, 2.467616923636575e+154, 3.559847126085174e+153, 2, 3, 4.534763837891907e+153, 1) \
  ROW("contains-rounded-box-adf749fa", "f32 f64", "parallel leaves-i32 vanishes", 0, 0, -50331648, 41943036, 50331652, 65011712, 12582911, 0, 2.802596928649634e-45, 62914552, 54525952) \
  ROW("contains-rounded-box-2df009a1", "f64", "parallel vanishes", 0, 0, 0.75, -0.06, 0.87, 1.36, 0.06, -5e-324, -5e-324, 0.75, 1.38)

/* x1, y1, x2, y2, x3, y3, x, y, w, h */
#define GRAZE_CONTAINS_TRIANGLE_BOX(ROW) \
  ROW("contains-triangle-box-2ab7865c", "i32 i64 f32 f64", "contained shared-corner other-winding", 0, 0, 0, 1, 2, 2, 0, 0, 0, 0, 3, 2) \
  ROW("contains-triangle-box-120f18a5", "i32 i64 f32 f64", "parallel shared-corner other-winding", 0, 0, 2, 1, 0, 1, 0, 3, 0, 0, 3, 1) \
  ROW("contains-triangle-box-f895c216", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 1, 0, 0, 1, 2, 0, 2, 0, 4, 2) \
  ROW("contains-triangle-box-b3c1f186", "i32 i64 f32 f64", "shared-corner", 0, 0, 1, 0, 4, 2, 0, 1, 1, 0, 3, 2) \
  ROW("contains-triangle-box-eceb0a72", "i32 i64 f32 f64", "parallel shared-corner", 0, 0, 0, 1, 2, 3, 0, 3, 0, 3, 3, 1) \
  ROW("contains-triangle-box-37fb21ae", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 3, 5, 5, 3, 4, 2, 4, 2, 4, 2) \
  ROW("contains-triangle-box-af5af1da", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 4, 5, 6, -6, 0, 2, 0, 2, 3, 1) \
  ROW("contains-triangle-box-f194968c", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 0, 0, 3, -9, 11, -1, 0, 0, 1, 6) \
  ROW("contains-triangle-box-da192ad1", "i32 i64 f32 f64", "", 0, 0, 12, 8, 4, 2, 10, -6, 6, -1, 4, 2) \
  ROW("contains-triangle-box-5625701e", "i32 i64 f32 f64", "", 0, 0, 5, 12, -9, 10, -5, 7, 2, 3, 3, 4) \
  ROW("contains-triangle-box-fa573986", "i32 i64 f32 f64", "", 0, 0, -1, 15, 9, -9, 16, 8, 8, -1, 6, 4) \
  ROW("contains-triangle-box-e766c31a", "i32 i64 f32 f64", "crossing", 0, 0, 4, 10, -4, 2, 4, -10, -6, -1, 12, 2) \
  ROW("contains-triangle-box-0ab31125", "i32 i64 f32 f64", "corner shared-corner no-extent", 0, 0, 3, 0, 2, 2, 1, 0, 0, 0, 1, 0) \
  ROW("contains-triangle-box-56e94d62", "i32 i64 f32 f64", "parallel shared-corner other-winding no-extent", 0, 0, 1, 0, 2, 1, 4, 1, 0, 1, 4, 0) \
  ROW("contains-triangle-box-82b8b2e7", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, -1, 1, 2, 0, 0, -1, 1, 1, 0, 0) \
  ROW("contains-triangle-box-5e314fb7", "i32 i64 f32 f64", "contained", 1, 0, 7, 6, 22, 14, -16, 13, 3, 9, 3, 2) \
  ROW("contains-triangle-box-a4b1e975", "i32 i64 f32 f64", "corner", 0, 0, 0, 7398, -7140, 3, 18844, 1, 1, 10792, 1, 3) \
  ROW("contains-triangle-box-d60b8c79", "i32 i64 f32 f64", "parallel leaves-i32", 0, 0, 0, 2, -8192, 2, 0, -8192, 1, 0, 28670, 49152) \
  ROW("contains-triangle-box-3f1de7ed", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 28798, 116014, -12219, 10219, 3359, -7260, 0, 1, 612, 3) \
  ROW("contains-triangle-box-dd8faf62", "i32 i64 f64", "leaves-i32", 0, 0, -1, 20, 3, 26, 13, 23, 0, 0, 2147483647, 20) \
  ROW("contains-triangle-box-0af5c5c0", "i64 f64", "contained leaves-i32 leaves-i64", 1, 0, 346665029, 459209046, 478618259, 0, -3814409188, 2, -1515946221, 1, 3, 40019549) \
  ROW("contains-triangle-box-8555a4db", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, -2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1, 3) \
  ROW("contains-triangle-box-de3659fc", "f32 f64", "leaves-i32 leaves-i64 vanishes", 0, 0, 0, -536870912, 0, -1.401298464324817e-45, 1610612608, -536870912, -2.802596928649634e-45, 0, 536870912, 4831838208) \
  ROW("contains-triangle-box-bea68a87", "f64", "vanishes", 0, 0, -2, 13, 2e-323, 24, -11, 26, 2e-323, 2e-323, 23, 24)

/* x1, y1, x2, y2, x3, y3, x4, y4, x, y, w, h */
#define GRAZE_CONTAINS_QUAD_BOX(ROW) \
  ROW("contains-quad-box-55509460", "i32 i64 f32 f64", "shared-corner", 0, 0, 1, 2, 0, 2, 0, 0, 2, 0, 0, 0, 1, 3) \
  ROW("contains-quad-box-d4c6d87e", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 0, 2, 2, 2, 0, 0, 0, 1, 0, 1, 3, 2) \
  ROW("contains-quad-box-a6102970", "i32 i64 f32 f64", "parallel shared-corner other-winding", 0, 0, 2, 1, 0, 1, 0, 3, 1, 3, 0, 0, 3, 1) \
  ROW("contains-quad-box-59404934", "i32 i64 f32 f64", "contained", 0, 0, 3, 1, 2, 1, 1, 0, 3, 0, 0, 0, 4, 2) \
  ROW("contains-quad-box-a1eae31e", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 1, 2, 1, 1, 1, 0, 0, 3, 1, 2, 3, 2) \
  ROW("contains-quad-box-eaeab0b3", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 1, 2, 2, 2, 3, 2, 2, 0, 1, 1, 1, 1) \
  ROW("contains-quad-box-a64bf088", "i32 i64 f32 f64", "contained shared-corner", 0, 0, 1, 1, 2, 1, 2, 2, 1, 3, 1, 1, 2, 2) \
  ROW("contains-quad-box-63f11512", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 6, 0, 3, 1, 3, 3, 4, 4, 3, 3, 1, 2) \
  ROW("contains-quad-box-847c53d8", "i32 i64 f32 f64", "", 0, 0, 2, 5, -1, 1, 7, -5, 10, -1, 1, 0, 2, 4) \
  ROW("contains-quad-box-12ee74ff", "i32 i64 f32 f64", "", 0, 0, 12, 8, 4, 2, 10, -6, 14, -3, 6, -1, 4, 2) \
  ROW("contains-quad-box-bebfa3d2", "i32 i64 f32 f64", "", 0, 0, -1, 15, -3, -14, 9, -9, 16, 8, 5, -5, 6, 4) \
  ROW("contains-quad-box-f7d3b461", "i32 i64 f32 f64", "crossing", 0, 0, -4, 2, -4, -8, 4, -10, 4, 10, -6, -1, 12, 2) \
  ROW("contains-quad-box-e59adcf1", "i32 i64 f32 f64", "contained", 1, 0, -8, -2, 12, -6, 8, 2, -12, 6, -5, -2, 10, 4) \
  ROW("contains-quad-box-4df560ea", "i32 i64 f32 f64", "contained", 1, 0, -4, -16, 12, 0, 12, 16, -12, 0, -6, -2, 12, 4) \
  ROW("contains-quad-box-1d65e96f", "i32 i64 f32 f64", "parallel shared-corner other-winding no-extent", 0, 0, 2, 1, 4, 1, 4, -3, 1, 0, 0, 1, 4, 0) \
  ROW("contains-quad-box-c4b89618", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 13, -10, 6, -9, 3, -5, 8, 5, -1, 0, 3, 0) \
  ROW("contains-quad-box-cee383d6", "i32 i64 f32 f64", "parallel", 0, 0, -4, 2872, -2, 2873, 0, 2873, 0, 2871, 0, -1, 1080, 4320) \
  ROW("contains-quad-box-e4f0044b", "i32 i64 f32 f64", "leaves-i32", 0, 0, 0, 2, -8192, 2, -8192, -8192, 1, -8192, -2, 0, 28674, 49154) \
  ROW("contains-quad-box-5e2b0076", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 52680, 929, -9447, 929, -9447, 29241, 52680, 29241, 1756, 5307, 513, 2) \
  ROW("contains-quad-box-15625c44", "i32 i64 f64", "leaves-i32", 0, 0, -1, 20, -1, 23, 3, 26, 13, 23, 0, 0, 2147483647, 20) \
  ROW("contains-quad-box-9c713ffc", "i32 i64 f64", "contained leaves-i32", 1, 0, 1696333840, -1069991903, 0, -1069991903, 0, 1999458552, 1696333840, 1999458552, 1, 2, 2, 320499397) \
  ROW("contains-quad-box-8e769c72", "f64", "parallel leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 2.1263159440977936e+153, 0, 2.1263159440977936e+153, 1, 0, 1, 0, 3, 1.4863047365737204e+154, 2.5992964412573231e+154) \
  ROW("contains-quad-box-f7c05e23", "f32 f64", "corner leaves-i32 leaves-i64 vanishes", 0, 0, -1073741824, -536870912, 0, -1.401298464324817e-45, 536870880, -1073741824, -1073742080, -1073741824, 0, 0, 536870912, 4831839232) \
  ROW("contains-quad-box-555b53ad", "f64", "vanishes", 0, 0, -13, 15, -2, 13, 2e-323, 24, -11, 26, 2e-323, 2e-323, 23, 24)

/* n, x1, y1, x2, y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16, x, y, w, h */
#define GRAZE_CONTAINS_POLYGON_BOX(ROW) \
  ROW("contains-polygon-box-d5849949", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 2, 0, 6, 4, 8, 0, 2, 1, 5, 4) \
  ROW("contains-polygon-box-da1ac880", "i32 i64 f32 f64", "shared-corner", 0, 0, 3, 0, 1, 3, -1, 5, 7, 5, 7, 6, 5) \
  ROW("contains-polygon-box-c5305696", "i32 i64 f32 f64", "", 0, 0, 3, 8, -1, 2, 8, -2, 0, 4, 0, 4, 6) \
  ROW("contains-polygon-box-b89b3e06", "i32 i64 f32 f64", "", 1, 0, 3, 9, 8, -3, 5, 6, -4, 6, 5, 2, 1) \
  ROW("contains-polygon-box-162699de", "i32 i64 f32 f64", "shared-corner", 0, 0, 3, 1, 3, -3, 1, 1, -3, 0, -1, 1, 4) \
  ROW("contains-polygon-box-325fa0ee", "i32 i64 f32 f64", "other-winding", 1, 0, 3, 1, 4, 7, 0, -3, -6, 1, -1, 2, 3) \
  ROW("contains-polygon-box-5fed167c", "i32 i64 f32 f64", "", 0, 0, 3, 5, 1, -3, 5, 1, -7, 1, -2, 3, 2) \
  ROW("contains-polygon-box-848c40ff", "i32 i64 f32 f64", "other-winding", 0, 0, 3, -6, 5, 6, 2, 0, -7, 1, -1, 4, 3) \
  ROW("contains-polygon-box-5594ef77", "i32 i64 f32 f64", "shared-corner no-extent", 0, 0, 3, 5, 3, -1, -3, 2, 0, 2, 0, 6, 6) \
  ROW("contains-polygon-box-dc7765ea", "i32 i64 f32 f64", "leaves-i32", 0, 0, 3, 2, 1, -95373, 1, -95373, 12436, 1, 2, 16363, 1) \
  ROW("contains-polygon-box-b855aa4d", "i32 i64 f32 f64", "leaves-i32", 1, 0, 3, 54173, -32199, 15514, 3, -32046, 9456, 8642, 2, 3, 1) \
  ROW("contains-polygon-box-7391866b", "i32 i64 f64", "leaves-i32", 0, 0, 3, 30, 38, -10, 35, 0, 26, -12, 25, 2147483646, 15) \
  ROW("contains-polygon-box-1a2ffd90", "i32 i64 f64", "leaves-i32", 1, 0, 3, 2147483630, -2147483618, 2147483604, 2147483509, 2147483512, 2147483538, 2147483519, 2147483509, 16, 20) \
  ROW("contains-polygon-box-a1cde68e", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, 1.2182335318625812e+154, 2.344976157092517e+154, 0, 2.344976157092517e+154, 0, 3, -9.36276224843836e+153, 1, 1, 2) \
  ROW("contains-polygon-box-3c86ff17", "f32 f64", "leaves-i32 vanishes", 0, 0, 3, -2.802596928649634e-45, 176160800, -553648192, -377487328, -335544352, 75497472, -2.802596928649634e-45, 0, 218103808, 176160768) \
  ROW("contains-polygon-box-6e2f3f5d", "f64", "vanishes", 0, 0, 3, -9, -28, -48, -26, 2e-323, 10, 2e-323, 2e-323, 24, 19)

/* cx, cy, a_r, x, y, w, h, b_r */
#define GRAZE_CONTAINS_DISC_ROUNDED(ROW) \
  ROW("contains-disc-rounded-251d4156", "i32 i64 f32 f64", "corner level", 1, 0, 1, 2, 2, 0, 1, 2, 2, 1) \
  ROW("contains-disc-rounded-3665ec05", "i32 i64 f32 f64", "corner level", 0, 0, 1, 0, 1, 0, 0, 3, 6, 1) \
  ROW("contains-disc-rounded-da897516", "i32 i64 f32 f64", "corner level", 0, 0, 3, 1, 2, 0, 0, 3, 3, 1) \
  ROW("contains-disc-rounded-2b598f4c", "i32 i64 f32 f64", "corner level", 0, 0, 2, 1, 3, 1, 0, 4, 3, 1) \
  ROW("contains-disc-rounded-c72e3167", "i32 i64 f32 f64", "contained", 0, 0, 4, 4, 4, 1, 0, 8, 9, 2) \
  ROW("contains-disc-rounded-0282edf3", "i32 i64 f32 f64", "corner level", 0, 0, 5, -3, 3, 4, -6, 4, 2, 1) \
  ROW("contains-disc-rounded-2945afb1", "i32 i64 f32 f64", "corner level no-extent", 0, 0, 0, 0, 1, 0, 0, 3, 2, 0) \
  ROW("contains-disc-rounded-65ccc2a7", "i32 i64 f32 f64", "corner", 0, 0, 0, -3, 1, -2, -2, 1084, 5124, 2) \
  ROW("contains-disc-rounded-f421670b", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 0, -8356, 55493, 1, 2, 6449, 52838, 3) \
  ROW("contains-disc-rounded-59eb30f6", "i32 i64 f64", "leaves-i32", 1, 0, 0, 0, 2147483645, -3, -2, 22, 6, 2) \
  ROW("contains-disc-rounded-26527396", "i32 i64 f64", "leaves-i32", 0, 0, 19, 24, 4, 15, 27, 6, 2147483646, 1) \
  ROW("contains-disc-rounded-119334d0", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, 4.5709045685962e+153, 1) \
  ROW("contains-disc-rounded-95f595fd", "f32 f64", "leaves-i32 leaves-i64 vanishes", 0, 0, -1.401298464324817e-45, 0, 17179868160, -17179869184, 17179871232, 206158430208, 498216271872, 17179867136) \
  ROW("contains-disc-rounded-78a5672f", "f64", "corner vanishes", 0, 0, -1.5e-323, -1.5e-323, 64, -64, 64, 448, 832, 64)

/* x1, y1, x2, y2, a_r, x, y, w, h, b_r */
#define GRAZE_CONTAINS_CAPSULE_ROUNDED(ROW) \
  ROW("contains-capsule-rounded-6ffb1d4f", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 1, 2, 1, 0, 2, 0, 1, 2, 2, 1) \
  ROW("contains-capsule-rounded-e2da87ee", "i32 i64 f32 f64", "corner", 0, 0, 4, 2, 5, 2, 1, 1, 1, 3, 5, 1) \
  ROW("contains-capsule-rounded-c450c3fd", "i32 i64 f32 f64", "", 0, 0, 5, 1, 4, 0, 3, 2, 0, 9, 3, 1) \
  ROW("contains-capsule-rounded-7385fa2c", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 6, 3, 4, 3, 3, 1, 0, 4, 4, 1) \
  ROW("contains-capsule-rounded-7e260dd3", "i32 i64 f32 f64", "parallel shared-corner", 0, 0, 3, 5, 3, 3, 2, 0, 0, 5, 7, 2) \
  ROW("contains-capsule-rounded-cb225a3e", "i32 i64 f32 f64", "", 0, 0, 2, 7, 0, 7, 3, 0, 5, 4, 6, 1) \
  ROW("contains-capsule-rounded-45fa3a26", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 2, 0, 3, 0, 2, 0, -2, 3, 3, 1) \
  ROW("contains-capsule-rounded-61599c57", "i32 i64 f32 f64", "corner shared-corner", 1, 0, 2, 1, 2, 0, 3, 0, -1, 4, 4, 2) \
  ROW("contains-capsule-rounded-8a4490c1", "i32 i64 f32 f64", "contained", 0, 0, 1, 1, 3, 0, 2, 0, -2, 5, 6, 1) \
  ROW("contains-capsule-rounded-3c95bdb4", "i32 i64 f32 f64", "crossing", 0, 0, 0, 0, 2, 2, 5, -1, 0, 9, 2, 1) \
  ROW("contains-capsule-rounded-408cde00", "i32 i64 f32 f64", "", 1, 0, 12, 1, 0, 2, 4, 4, 1, 7, 2, 1) \
  ROW("contains-capsule-rounded-1c1047db", "i32 i64 f32 f64", "", 1, 0, 3, 4, 10, 5, 2, 5, 3, 2, 2, 1) \
  ROW("contains-capsule-rounded-c6310910", "i32 i64 f32 f64", "corner shared-corner", 1, 0, -2, 0, 0, 2, 3, -4, -2, 5, 4, 2) \
  ROW("contains-capsule-rounded-0a397271", "i32 i64 f32 f64", "no-extent", 0, 0, 1, 3, 0, 1, 2, 1, 1, 3, 4, 0) \
  ROW("contains-capsule-rounded-b3769b1c", "i32 i64 f32 f64", "crossing", 0, 0, -19, 1, 3, 20, 6, -16, 2, 9, 9, 2) \
  ROW("contains-capsule-rounded-f0aef1ba", "i32 i64 f32 f64", "", 0, 0, 1, -3, -33, -40, 2, -1, -1, 1282, 7678, 1) \
  ROW("contains-capsule-rounded-18f4501a", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 8023, 62699, 8019, 62675, 3, 7979, 62673, 37, 7, 2) \
  ROW("contains-capsule-rounded-88cf2c70", "i32 i64 f32 f64", "leaves-i32", 1, 0, -18252, -7731, 3, 55993, 73097, 2, -12073, 29520, 15477, 3) \
  ROW("contains-capsule-rounded-c1828aab", "i32 i64 f64", "corner leaves-i32", 1, 0, 0, 4, 4, 20, 2147483646, 4, 18, 5, 10, 2) \
  ROW("contains-capsule-rounded-dae51799", "i32 i64 f64", "corner leaves-i32", 0, 0, 25, -8, 25, -6, 3, 20, -8, 12, 2147483647, 5) \
  ROW("contains-capsule-rounded-e9f18a76", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 2, 1, 0, 1.2235716563291271e+154, 5.69101623680259e+153, 3, -1.7116938470785156e+154, 2.4664282548213138e+153, 4.026141836031598e+153, 2) \
  ROW("contains-capsule-rounded-510e077a", "f32 f64", "leaves-i32 vanishes", 0, 0, 20971520, 1.401298464324817e-45, 10485759, 6291456.5, 1048576, 22020094, -2097152, 14680065, 44040192, 2097152) \
  ROW("contains-capsule-rounded-129c1f9e", "f64", "vanishes", 0, 0, -5.5, -3, -6.000000000000002, 0.5, 1.5e-323, -10.5, 0.5, 10.5, 12, 0.5)

/* a_x, a_y, a_w, a_h, b_x, b_y, b_w, b_h, r */
#define GRAZE_CONTAINS_BOX_ROUNDED(ROW) \
  ROW("contains-box-rounded-39b24eb4", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 1, 1, 1, 3, 0, 0, 2, 2, 1) \
  ROW("contains-box-rounded-1c51913c", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 1, 0, 6, 2, 0, 1, 2, 4, 1) \
  ROW("contains-box-rounded-a96ec3e5", "i32 i64 f32 f64", "contained shared-corner", 0, 0, 1, 1, 5, 2, 0, 1, 4, 3, 1) \
  ROW("contains-box-rounded-8d6d05bd", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 2, 1, 6, 5, 1, 0, 2, 2, 1) \
  ROW("contains-box-rounded-9ad99f1f", "i32 i64 f32 f64", "contained", 0, 0, 0, 1, 4, 4, 0, 0, 4, 6, 1) \
  ROW("contains-box-rounded-441af381", "i32 i64 f32 f64", "parallel shared-corner", 0, 0, 1, 5, 1, 5, 0, 0, 3, 6, 1) \
  ROW("contains-box-rounded-56d936cd", "i32 i64 f32 f64", "parallel", 0, 0, 1, 6, 6, 3, 0, 1, 6, 4, 1) \
  ROW("contains-box-rounded-3ccafd59", "i32 i64 f32 f64", "", 0, 0, 1, 3, 8, 2, 2, -3, 4, 6, 2) \
  ROW("contains-box-rounded-34a12194", "i32 i64 f32 f64", "", 0, 0, 0, 0, 8, 16, 8, 1, 2, 2, 1) \
  ROW("contains-box-rounded-1bb3b7fa", "i32 i64 f32 f64", "", 0, 0, 1, 2, 8, 4, 3, 4, 4, 12, 2) \
  ROW("contains-box-rounded-c5564d9f", "i32 i64 f32 f64", "", 0, 0, -5, 0, 3, 6, -1, 4, 2, 2, 1) \
  ROW("contains-box-rounded-c47da956", "i32 i64 f32 f64", "contained", 0, 0, 2, -1, 5, 5, 1, -1, 6, 3, 1) \
  ROW("contains-box-rounded-80bf1e52", "i32 i64 f32 f64", "crossing", 0, 0, 3, -2, 6, 1, 3, -5, 6, 7, 2) \
  ROW("contains-box-rounded-6eda3521", "i32 i64 f32 f64", "parallel", 0, 0, 9, 8, 8, 8, 12, 16, 5, 3, 1) \
  ROW("contains-box-rounded-55215107", "i32 i64 f32 f64", "contained", 1, 0, -7, -7, 14, 14, -2, -2, 4, 4, 2) \
  ROW("contains-box-rounded-dc0b8f7b", "i32 i64 f32 f64", "parallel shared-corner no-extent", 0, 0, 0, 1, 1, 3, 1, 1, 4, 1, 0) \
  ROW("contains-box-rounded-19b916d5", "i32 i64 f32 f64", "no-extent", 0, 0, 0, -1, 4, 3, 0, 1, 4, 2, 0) \
  ROW("contains-box-rounded-f0724deb", "i32 i64 f32 f64", "contained", 0, 0, 4, 18, 11, 18, 10, 20, 6, 5, 2) \
  ROW("contains-box-rounded-3d612bef", "i32 i64 f32 f64", "corner", 0, 0, 1, 2, 1280, 7676, -33, -128, 39, 128, 6) \
  ROW("contains-box-rounded-4350d233", "i32 i64 f32 f64", "leaves-i32", 0, 0, 49613, 5787, 30, 36, 49642, 5815, 4, 4, 2) \
  ROW("contains-box-rounded-f3d81b48", "i32 i64 f64", "parallel leaves-i32", 0, 0, 0, 0, 7, 2147483645, 7, -5, 22, 26, 5) \
  ROW("contains-box-rounded-4ba11101", "i32 i64 f64", "contained leaves-i32", 1, 0, -6465, 2, 2147451340, 2147406446, 2, 2824, 11799, 27218, 2) \
  ROW("contains-box-rounded-dce62c25", "f64", "parallel leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, 1, 2.4100874041082777e+154, 2.467616923636575e+154, -3.559847126085174e+153, 2, 3, 4.534763837891907e+153, 1) \
  ROW("contains-box-rounded-c1e4a5da", "f32 f64", "parallel leaves-i32 vanishes", 0, 0, 0, 1.401298464324817e-45, 9961472, 6291456, 9961472, 786432, 11010048, 4456449, 1310720) \
  ROW("contains-box-rounded-b62b90ed", "f64", "parallel vanishes", 0, 0, -5e-324, -5e-324, 0.75, 1.38, 0.75, -0.06, 0.87, 1.36, 0.06)

/* a_x, a_y, a_w, a_h, a_r, b_x, b_y, b_w, b_h, b_r */
#define GRAZE_CONTAINS_ROUNDED_ROUNDED(ROW) \
  ROW("contains-rounded-rounded-31e3a54f", "i32 i64 f32 f64", "corner", 0, 0, 0, 4, 3, 5, 1, 2, 0, 6, 6, 3) \
  ROW("contains-rounded-rounded-0b59d7dc", "i32 i64 f32 f64", "parallel shared-corner", 0, 0, 1, 3, 4, 8, 1, 0, 0, 8, 6, 2) \
  ROW("contains-rounded-rounded-513fc3aa", "i32 i64 f32 f64", "", 0, 0, 2, 4, 9, 5, 1, 2, 2, 4, 4, 2) \
  ROW("contains-rounded-rounded-442e24bc", "i32 i64 f32 f64", "contained", 1, 0, -2, 1, 9, 7, 2, 0, 4, 2, 2, 1) \
  ROW("contains-rounded-rounded-bfdcac0a", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 0, 0, 8, 9, 2, 0, -2, 3, 5, 1) \
  ROW("contains-rounded-rounded-4570a199", "i32 i64 f32 f64", "parallel", 0, 0, -7, 0, 9, 5, 1, 1, 0, 9, 5, 2) \
  ROW("contains-rounded-rounded-8b59cdce", "i32 i64 f32 f64", "corner", 0, 0, -4, -8, 5, 9, 2, 1, 0, 2, 3, 1) \
  ROW("contains-rounded-rounded-1a1e6313", "i32 i64 f32 f64", "", 0, 0, -3, 2, 10, 7, 1, 3, 3, 6, 2, 1) \
  ROW("contains-rounded-rounded-2b7e013e", "i32 i64 f32 f64", "corner shared-corner", 0, 0, -1, -5, 6, 6, 3, 0, -3, 3, 4, 1) \
  ROW("contains-rounded-rounded-b2c912f2", "i32 i64 f32 f64", "parallel", 0, 0, -1, -1, 8, 9, 3, 2, -1, 4, 4, 1) \
  ROW("contains-rounded-rounded-ab593bac", "i32 i64 f32 f64", "crossing", 0, 0, -1, -5, 4, 11, 2, -8, -6, 14, 13, 4) \
  ROW("contains-rounded-rounded-83ab95f2", "i32 i64 f32 f64", "no-extent", 0, 0, 0, 1, 2, 2, 0, 0, 0, 5, 4, 1) \
  ROW("contains-rounded-rounded-bcdd7909", "i32 i64 f32 f64", "corner", 0, 0, -13, -13, 4346, 2586, 13, 4327, -14, 4, 4, 2) \
  ROW("contains-rounded-rounded-049668bf", "i32 i64 f32 f64", "parallel leaves-i32", 0, 0, 7953, 62674, 28, 37, 2, 7980, 62674, 35, 5, 1) \
  ROW("contains-rounded-rounded-55a9695d", "f64", "parallel", 1, 0, -0.0003551542764256774, 0.0006906688214168256, 0.0007352530968472693, 0.001514464619196476, 0.00028085708691592533, 0.00006505846960270872, 0.0008378326879276784, 0.0002811253069537059, 0.0004120767119300011, 0.00006717443457732584) \
  ROW("contains-rounded-rounded-6e6a0876", "i32 i64 f64", "parallel leaves-i32", 0, 0, 2147483633, 2, 23, 33, 1, 2147483596, 2, 35, 4, 1) \
  ROW("contains-rounded-rounded-39b27346", "i64 f64", "parallel leaves-i32 leaves-i64", 0, 0, 5355061570, 2045, 22, 10, 5, 5355061568, 2005, 9, 40, 1) \
  ROW("contains-rounded-rounded-832539c7", "f32 f64", "leaves-i32 leaves-i64 vanishes", 0, 0, -68719476736, -68719476736, 515396075520, 927712804864, 68719476736, -1.401298464324817e-45, 858993459200, 137438953472, 137438953472, 68719476736) \
  ROW("contains-rounded-rounded-91964afc", "f64", "parallel leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1.787656411818858e+154, 0, 1.9447753635511772e+153, 1.8416129948993032e+154, 1, 3.2034593532257876e+153, 7.057578809883785e+153, 2.098579802470249e+153, 8.900356702832659e+153, 1) \
  ROW("contains-rounded-rounded-8724d903", "f32 f64", "contained leaves-i32 leaves-i64 leaves-f32", 1, 0, -1.3337123323922874e+19, -6.768936078461108e+18, 3.4696811249680777e+19, 3.182576428820883e+19, 2, -4.444407693767082e+18, 9.090021067614847e+18, 3.379123038330028e+18, 4.3934007995987395e+18, 2) \
  ROW("contains-rounded-rounded-7b047961", "f64", "parallel vanishes", 0, 0, -0.01, -0.01, 0.66, 2.36, 0.01, -0.42, 1.85, 0.41, 0.77, 5e-324)

/* x1, y1, x2, y2, x3, y3, x, y, w, h, r */
#define GRAZE_CONTAINS_TRIANGLE_ROUNDED(ROW) \
  ROW("contains-triangle-rounded-eb72b7ef", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 3, 2, 2, 1, 1, 1, 2, 1, 6, 3, 1) \
  ROW("contains-triangle-rounded-8cc8c579", "i32 i64 f32 f64", "parallel", 0, 0, 3, 2, 1, 2, 1, 1, 0, 3, 5, 6, 1) \
  ROW("contains-triangle-rounded-d33a3e93", "i32 i64 f32 f64", "shared-corner", 0, 0, 4, 4, 2, 2, 5, 3, 0, 0, 5, 8, 2) \
  ROW("contains-triangle-rounded-98d3fc34", "i32 i64 f32 f64", "contained other-winding", 0, 0, 2, 2, 3, 2, 2, 1, 1, -2, 3, 6, 1) \
  ROW("contains-triangle-rounded-eac61080", "i32 i64 f32 f64", "crossing other-winding", 0, 0, 5, 8, 5, 0, 4, 16, 0, 4, 11, 6, 3) \
  ROW("contains-triangle-rounded-b67e024b", "i32 i64 f32 f64", "", 0, 0, 5, 11, -4, -2, 8, 7, 2, 0, 5, 10, 1) \
  ROW("contains-triangle-rounded-6e65461a", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 2, 1, 0, 1, 0, 2, 1, 1, 4, 2, 0) \
  ROW("contains-triangle-rounded-2b2cc3ed", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 0, 3, 1, 2, -2, -1, -1, 1, 3, 0, 0) \
  ROW("contains-triangle-rounded-75fc7c03", "i32 i64 f32 f64", "corner no-extent", 0, 0, -2, 0, -1, 0, 0, 1, 1, 0, 0, 0, 0) \
  ROW("contains-triangle-rounded-aec71ae9", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 2, -1, 0, -1, 0, 1, -1, 0, 0, 0, 0) \
  ROW("contains-triangle-rounded-659a4960", "i32 i64 f32 f64", "no-extent", 0, 0, -1, -1, 0, 0, -1, 0, 0, -1, 0, 0, 0) \
  ROW("contains-triangle-rounded-962a8cb0", "i32 i64 f32 f64", "corner no-extent", 0, 0, -1, 0, -3, -2, -4, -3, 0, -1, 0, 0, 0) \
  ROW("contains-triangle-rounded-18cce522", "i32 i64 f32 f64", "no-extent", 0, 0, -1, 0, 0, -1, -1, 0, -1, -1, 0, 0, 0) \
  ROW("contains-triangle-rounded-987ef7e7", "i32 i64 f32 f64", "other-winding", 0, 0, 41, 1, 3, 2, -4, 25, 4, 6, 12, 13, 3) \
  ROW("contains-triangle-rounded-d04b7c0a", "i32 i64 f32 f64", "contained other-winding", 1, 0, 42, 21, 28, -13, 13, 23, 21, 9, 10, 3, 1) \
  ROW("contains-triangle-rounded-e5229947", "i32 i64 f32 f64", "contained other-winding", 0, 0, 3, 8, -35, 9, -34, 47, -30, 23, 12, 10, 2) \
  ROW("contains-triangle-rounded-c127b137", "i32 i64 f32 f64", "", 0, 0, 988, -11, 986, -8, 987, -11, -10, -9, 1296, 7692, 8) \
  ROW("contains-triangle-rounded-a9f38d87", "i32 i64 f32 f64", "leaves-i32", 0, 0, -56841, 10180, 1, 2, 8446, 19378, 3, 125115, 15274, 20867, 3) \
  ROW("contains-triangle-rounded-4e961b97", "i32 i64 f32 f64", "contained no-extent leaves-i32", 1, 0, 129900, -1914, -22381, 38067, 2, -8395, 2167, 26170, 3054, 1, 0) \
  ROW("contains-triangle-rounded-99db44a5", "i32 i64 f64", "crossing leaves-i32", 0, 0, 29110, 3, 0, 0, 39159, 0, 0, -1217, 3, 2147481694, 1) \
  ROW("contains-triangle-rounded-9f843519", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, 159037462, 465224735, 2, 3, -85036744, 3, -4641561443, 625625897, 421430619, 2, 1) \
  ROW("contains-triangle-rounded-4d767a52", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -5.8859285467297054e+153, 3, 0, 0, -7.311458679883785e+153, 0, 0, 3.764686840066811e+153, 3, 3.2272018203455546e+153, 1) \
  ROW("contains-triangle-rounded-a9f78e94", "f64", "corner leaves-i32 leaves-i64 leaves-f32 vanishes", 0, 0, -1e-323, 8.383602063836893e+141, -5e-324, 3.8107282108349515e+140, 1.9053641054174757e+141, 3.8107282108349515e+140, -3.810728210834952e+140, -3.8107282108349506e+140, 7.621456421669903e+140, 7.621456421669903e+140, 3.8107282108349515e+140) \
  ROW("contains-triangle-rounded-a44b8537", "f64", "parallel vanishes", 0, 0, 5e-324, -0.06, -0.04, -0.09, -0.02, -0.06, -0.06, -0.06, 3.12, 1.93, 0.06)

/* x1, y1, x2, y2, x3, y3, x4, y4, x, y, w, h, r */
#define GRAZE_CONTAINS_QUAD_ROUNDED(ROW) \
  ROW("contains-quad-rounded-7966a316", "i32 i64 f32 f64", "corner", 0, 0, 2, 3, 0, 2, 0, 1, 2, 0, 0, 4, 4, 5, 2) \
  ROW("contains-quad-rounded-3fc29171", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 1, 1, 1, 2, 3, 2, 3, 1, 6, 0, 5, 4, 1) \
  ROW("contains-quad-rounded-08a11ce6", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 1, 1, 2, 4, 3, 2, 2, 1, 1, 0, 7, 7, 2) \
  ROW("contains-quad-rounded-9a05b753", "i32 i64 f32 f64", "shared-corner", 0, 0, 4, 4, 2, 2, 4, 1, 5, 3, 0, 0, 5, 8, 2) \
  ROW("contains-quad-rounded-fbbb8d86", "i32 i64 f32 f64", "contained shared-corner", 0, 0, 3, 2, 2, 0, 4, 0, 4, 2, 1, -1, 4, 6, 1) \
  ROW("contains-quad-rounded-9a429528", "i32 i64 f32 f64", "crossing other-winding", 0, 0, 11, 0, 7, -2, 5, 0, 7, 4, 2, -1, 13, 6, 3) \
  ROW("contains-quad-rounded-162f0136", "i32 i64 f32 f64", "", 0, 0, 5, 11, -2, 12, -4, -2, 8, 7, 2, 0, 5, 10, 1) \
  ROW("contains-quad-rounded-367af2f4", "i32 i64 f32 f64", "shared-corner", 0, 0, -14, 2, -6, -4, 0, 4, -8, 10, -7, 3, 8, 7, 1) \
  ROW("contains-quad-rounded-c2b03609", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 0, 0, 0, 1, 0, 2, 2, 1, 1, 1, 4, 2, 0) \
  ROW("contains-quad-rounded-2dbb94b0", "i32 i64 f32 f64", "corner shared-corner no-extent", 0, 0, 5, 10, -3, 4, 0, 0, 8, 6, 0, 0, 3, 0, 0) \
  ROW("contains-quad-rounded-fb6aaaf7", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, -2, 0, 0, 3, 1, 2, -2, -1, -1, 1, 3, 0, 0) \
  ROW("contains-quad-rounded-d064e908", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 2, -2, 1, -1, 0, 2, 2, 1, 0, 0, 0, 0, 0) \
  ROW("contains-quad-rounded-df5c3e20", "i32 i64 f32 f64", "corner no-extent", 0, 0, -2, 3, -2, 0, -1, 0, 0, 1, 1, 0, 0, 0, 0) \
  ROW("contains-quad-rounded-df1f5b3e", "i32 i64 f32 f64", "corner shared-corner no-extent", 0, 0, 1, 1, 5, -1, 5, -1, 1, 1, 1, 1, 1, 0, 0) \
  ROW("contains-quad-rounded-7017a196", "i32 i64 f32 f64", "corner no-extent", 0, 0, -3, 1, 1, 1, -1, 1, -3, 1, -1, -1, 0, 0, 0) \
  ROW("contains-quad-rounded-75a5222b", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, -1, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0) \
  ROW("contains-quad-rounded-1ece7dbf", "i32 i64 f32 f64", "no-extent", 0, 0, -1, 0, 0, -1, 0, -1, 0, -1, -1, -1, 0, 0, 0) \
  ROW("contains-quad-rounded-c23d6415", "i32 i64 f32 f64", "contained other-winding", 1, 0, 4, 40, 41, 1, 3, 2, -4, 25, 2, 14, 12, 13, 3) \
  ROW("contains-quad-rounded-c2f5424b", "i32 i64 f32 f64", "contained", 0, 0, 6, 17, -7, 16, -21, -2, 2, 4, -12, 5, 12, 6, 2) \
  ROW("contains-quad-rounded-c9fd9176", "i32 i64 f32 f64", "contained", 1, 0, -5, 13, 3, -2, 33, 14, -13, 28, -2, 7, 8, 8, 3) \
  ROW("contains-quad-rounded-472e456e", "i32 i64 f32 f64", "contained other-winding", 0, 0, 12, 45, -6, 19, -12, 27, -2, 47, 0, 34, 5, 6, 1) \
  ROW("contains-quad-rounded-f6653209", "i32 i64 f32 f64", "contained", 1, 0, -18, -1, 22, -21, 6, 17, -22, 21, -6, -3, 12, 6, 2) \
  ROW("contains-quad-rounded-bdac309a", "i32 i64 f32 f64", "contained other-winding", 1, 0, 1, 3, 23, -16, -1, -26, -11, -2, -6, -16, 13, 13, 4) \
  ROW("contains-quad-rounded-dccb3bf5", "i32 i64 f32 f64", "parallel", 0, 0, 985, -11, 986, -8, 983, -8, 984, -11, -10, -9, 1296, 7692, 8) \
  ROW("contains-quad-rounded-b28eb656", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, -10898, 25117, 1, 25117, 1, 0, -10898, 0, 3, -54166, 21776, 8391, 2526) \
  ROW("contains-quad-rounded-813d5c4c", "i32 i64 f64", "corner leaves-i32", 0, 0, 0, 0, -12220, 0, -12220, 1, 0, 1, 0, 3, 2147482356, 108995, 2) \
  ROW("contains-quad-rounded-2ca0cd16", "i64 f64", "contained leaves-i32 leaves-i64", 1, 0, -404558159, -1058349293, 3159240821, -1058349293, 3159240821, 781079750, -404558159, 781079750, 1585061655, -80322280, 2, 2, 1) \
  ROW("contains-quad-rounded-cb26c2f0", "f64", "parallel leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 2.1263159440977936e+153, 0, 2.1263159440977936e+153, 1, 0, 1, 0, 3, 1.4863047365737204e+154, 2.5992964412573231e+154, 2) \
  ROW("contains-quad-rounded-c027c828", "f32 f64", "leaves-i32 vanishes", 0, 0, 50331640, -142606304, 33554430, -184549360, -1.401298464324817e-45, 33554432, 33554432, -33554432, -218103792, -150994944, 293601248, 226492384, 41943040) \
  ROW("contains-quad-rounded-3674c143", "f64", "parallel vanishes", 0, 0, 0.010000000000000002, -0.09, 5e-324, -0.07, -0.01, -0.07, 5e-324, -0.1, -0.07, -0.07, 2.08, 2.86, 0.07)

/* n, x1, y1, x2, y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16, x, y, w, h, r */
#define GRAZE_CONTAINS_POLYGON_ROUNDED(ROW) \
  ROW("contains-polygon-rounded-f08073c4", "i32 i64 f32 f64", "shared-corner", 0, 0, 3, 2, 1, 3, 7, -4, -1, 1, 0, 6, 3, 1) \
  ROW("contains-polygon-rounded-6a4a7d47", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 4, 0, -2, 0, 0, 6, 9, -1, 6, 3, 1) \
  ROW("contains-polygon-rounded-d913c9f2", "i32 i64 f32 f64", "", 0, 0, 3, -2, -6, 6, -4, -6, -1, -3, -8, 7, 8, 3) \
  ROW("contains-polygon-rounded-376adc03", "i32 i64 f32 f64", "", 0, 0, 3, -6, 13, 2, -7, 10, 9, -5, -6, 14, 12, 4) \
  ROW("contains-polygon-rounded-f0ca8762", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 4, 0, 1, 1, 2, 1, 0, 0, -1, -1, -2, 10, 5, 2) \
  ROW("contains-polygon-rounded-c8031621", "i32 i64 f32 f64", "", 0, 0, 4, -14, -6, 6, -16, 2, 6, -12, 8, -1, -3, 5, 6, 1) \
  ROW("contains-polygon-rounded-e826b4a2", "i32 i64 f32 f64", "", 0, 0, 6, -1, 8, -1, 2, 3, -2, 9, -2, 9, 2, 8, 8, 4, -1, 8, 8, 1) \
  ROW("contains-polygon-rounded-4b0f7508", "i32 i64 f32 f64", "other-winding", 1, 0, 6, -6, 11, 8, 15, 10, 3, 14, -9, -2, -5, -2, 3, 0, -4, 8, 8, 4) \
  ROW("contains-polygon-rounded-8c0e09cd", "i32 i64 f32 f64", "", 0, 0, 9, 1, -4, 7, -6, 5, 0, 5, 4, 4, 6, -2, 6, -5, 3, -5, -3, -1, -2, 2, -2, 6, 3, 1) \
  ROW("contains-polygon-rounded-b908bac2", "i32 i64 f32 f64", "no-extent", 0, 0, 3, 1, -1, 3, 2, -1, 2, 0, 0, 1, 2, 0) \
  ROW("contains-polygon-rounded-6169ecbe", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 3, 2, 5, 3, -5, -2, 1, 0, 0, 3, 2, 0) \
  ROW("contains-polygon-rounded-fc84c1cf", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 7, 3, 8, 7, 0, 3, -8, -9, -8, -9, -2, -7, 4, -7, 4, -2, -5, 7, 10, 1) \
  ROW("contains-polygon-rounded-9a0e7e14", "i32 i64 f32 f64", "", 1, 0, 4, -6, 10, -126, -40, -22, -222, 48, -52, -68, -155, 58, 98, 28) \
  ROW("contains-polygon-rounded-696de647", "i32 i64 f32 f64", "", 0, 0, 3, 8208, 565, 8784, 69, 7680, 7, 7673, -7, 14, 14, 7) \
  ROW("contains-polygon-rounded-1c10a573", "i32 i64 f32 f64", "leaves-i32", 0, 0, 3, 91021, 47044, 91042, 47065, 91054, 47023, 91015, 47009, 29, 35, 6) \
  ROW("contains-polygon-rounded-1aba8c58", "i32 i64 f64", "leaves-i32", 1, 0, 8, 352258, 606208, -40959, -131074, -532480, 131071, -32770, 180222, -335872, 499712, -24578, 491522, 40958, 614401, 106496, 737278, -32768, 131070, 98304, 98304, 49152) \
  ROW("contains-polygon-rounded-c34bee42", "i32 i64 f64", "leaves-i32", 0, 0, 3, 0, 30122, 3, 30122, 3, 0, -49058, -249, 3, 2147479198, 1) \
  ROW("contains-polygon-rounded-5c74e690", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 0, 3839558136, 3, 3839558136, 3, 0, -1067858909, -127921843, 3, 743821383, 1) \
  ROW("contains-polygon-rounded-dcf22c86", "i32 i64 f64", "leaves-i32", 1, 0, 8, 721420290, 1241513984, -83886079, -268435458, -1090519040, 268435455, -67108866, 369098750, -687865856, 1023410176, -50331650, 1006632962, 83886078, 1258291201, 218103808, 1509949438, -67108864, 268435454, 201326592, 201326592, 100663296) \
  ROW("contains-polygon-rounded-81aeab6c", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, -9.161836253919149e+153, 1, -2.2225066169126056e+154, 0, 7.009835763594064e+153, 3, 2, 0, 1.8244290102279504e+154, 9.081129492686746e+153, 2) \
  ROW("contains-polygon-rounded-371d4faf", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64 vanishes", 0, 0, 3, 1.476693483296365e+250, -2.662523098670719e+250, -5.369794484714055e+249, -3.7141078519272215e+250, 5e-324, -1.5661900580415994e+249, -1.5661900580415994e+249, -1.5661900580415998e+249, 1.1410813280017367e+250, 6.712243105892569e+249, 1.566190058041599e+249) \
  ROW("contains-polygon-rounded-56dbb282", "f64", "vanishes", 0, 0, 3, 3, 1.125, -1.5, 2.625, -1.5e-323, 2.375, -1.5, 1.8750000000000007, 4.000000000000003, 2.25, 0.7500000000000004)

/* cx, cy, r, x1, y1, x2, y2, x3, y3 */
#define GRAZE_CONTAINS_DISC_TRIANGLE(ROW) \
  ROW("contains-disc-triangle-0f7b5cff", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 0, 1, 1, 2, 0, 0, 1, 0, 2) \
  ROW("contains-disc-triangle-23e9c83f", "i32 i64 f32 f64", "level other-winding", 1, 0, 0, 0, 3, 1, 0, 0, 1, 2, 0) \
  ROW("contains-disc-triangle-a277f4fc", "i32 i64 f32 f64", "corner level", 1, 0, 0, 0, 3, 1, 1, 0, 0, 2, 1) \
  ROW("contains-disc-triangle-f42f1d40", "i32 i64 f32 f64", "corner level", 0, 0, 1, 1, 2, 4, 0, 3, 1, 1, 1) \
  ROW("contains-disc-triangle-00eff118", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 2, 2, 2, 2, 1, 2, 2, 4, 1) \
  ROW("contains-disc-triangle-b78f73c1", "i32 i64 f32 f64", "contained", 0, 0, 0, 0, 4, -1, 5, -3, -5, 3, 1) \
  ROW("contains-disc-triangle-f918d88c", "i32 i64 f32 f64", "no-extent", 0, 0, 1, 0, 0, 0, 2, 0, 1, 3, 1) \
  ROW("contains-disc-triangle-5d204ba6", "i32 i64 f32 f64", "", 0, 0, 3, 2, 2, 0, 28214, 2, 8817, -24118, 3) \
  ROW("contains-disc-triangle-3bc5004f", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 0, -14301, 103472, 2, 76294, 2, 1, 224, 1) \
  ROW("contains-disc-triangle-d9c86777", "i32 i64 f64", "contained leaves-i32", 1, 0, 0, 0, 2147483645, 0, -3, -6, 25, 12, 6) \
  ROW("contains-disc-triangle-d0518bed", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 1, 1, 393216, 0, 393216, -1048577, 786430, 0, 524287) \
  ROW("contains-disc-triangle-8f37d1f5", "f64", "contained leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, 2, 2, 0, -1.2066665371398827e+154, 2, 2.1411639064415348e+153, 1.6534009864219487e+154, 3) \
  ROW("contains-disc-triangle-29dd5441", "f32 f64", "corner leaves-i32 leaves-i64 vanishes", 0, 0, 0, 0, 3221225472, -1.401298464324817e-45, 3758096128, 0, 3221224960, -1610612736, 3758096384) \
  ROW("contains-disc-triangle-02a3f1e2", "f64", "corner vanishes", 0, 0, -2e-323, -2e-323, 12, 12, -2e-323, 20, -4, 20, 4)

/* a_x1, a_y1, a_x2, a_y2, r, b_x1, b_y1, b_x2, b_y2, x3, y3 */
#define GRAZE_CONTAINS_CAPSULE_TRIANGLE(ROW) \
  ROW("contains-capsule-triangle-27a5aea3", "i32 i64 f32 f64", "contained shared-corner", 0, 0, 0, 1, 1, 1, 2, 3, 2, 0, 1, 0, 0) \
  ROW("contains-capsule-triangle-074d30ae", "i32 i64 f32 f64", "parallel shared-corner other-winding", 0, 0, 0, 2, 1, 3, 2, 1, 3, 2, 0, 0, 2) \
  ROW("contains-capsule-triangle-39c2dc36", "i32 i64 f32 f64", "corner", 0, 0, 3, 3, 2, 1, 1, 1, 1, 0, 3, 0, 1) \
  ROW("contains-capsule-triangle-e02be2d4", "i32 i64 f32 f64", "crossing other-winding", 1, 0, 0, 0, 4, 2, 3, 3, 0, 1, 1, 2, 2) \
  ROW("contains-capsule-triangle-b09bce97", "i32 i64 f32 f64", "corner other-winding", 0, 0, 4, 2, 3, 1, 2, 0, 2, 2, 1, 1, 1) \
  ROW("contains-capsule-triangle-2697a88a", "i32 i64 f32 f64", "parallel shared-corner other-winding", 1, 0, 4, 0, 1, 1, 2, 4, 0, 1, 1, 4, 2) \
  ROW("contains-capsule-triangle-417016e6", "i32 i64 f32 f64", "parallel shared-corner", 0, 0, 3, 2, 4, 2, 1, 4, 2, 2, 3, 3, 2) \
  ROW("contains-capsule-triangle-9f2c9b0e", "i32 i64 f32 f64", "corner shared-corner no-extent", 1, 0, 1, 0, 1, 0, 2, 1, 1, 1, 0, 2, 1) \
  ROW("contains-capsule-triangle-a7fc39a0", "i32 i64 f32 f64", "corner", 0, 0, 2104, 4067, -56, 17, 8, -51, -1, -56, 9, -54, -5) \
  ROW("contains-capsule-triangle-fa8d6f61", "i32 i64 f32 f64", "corner", 1, 0, 29110, 3, 0, 0, 39159, 0, 0, -1217, 3, -1954, 1) \
  ROW("contains-capsule-triangle-09ead59f", "i32 i64 f32 f64", "leaves-i32", 0, 0, 3, 2, 2, 0, 28214, 2, 8817, -24118, 3, -6094, -78984) \
  ROW("contains-capsule-triangle-5af5ce7f", "i32 i64 f64", "leaves-i32", 1, 0, 7, 2, 2, 2, 2147483645, 8, 2, 8, -4, 7, -7) \
  ROW("contains-capsule-triangle-643f815e", "i32 i64 f32 f64", "parallel leaves-i32", 0, 0, 589824, 0, 589824, 1179650, 131074, 655360, 1, 655360, -262143, 917506, 1) \
  ROW("contains-capsule-triangle-cba21397", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 0, -5.8859285467297054e+153, 3, 0, 0, 7.311458679883785e+153, 0, 0, 3.764686840066811e+153, 3, 3.2272018203455546e+153, 1) \
  ROW("contains-capsule-triangle-818d0fbc", "f64", "corner leaves-i32 leaves-i64 leaves-f32 vanishes", 0, 0, 1.748179188176956e+146, 0, 0, 1.997919072202235e+146, 1.248699420126397e+146, 2.9968786083033525e+146, 1.7481791881769552e+146, 6.493236984657264e+146, -1e-323, 2.9968786083033525e+146, 1e-323) \
  ROW("contains-capsule-triangle-89fce03b", "f64", "vanishes", 0, 0, -1.5e-323, 10, -10, 4, 8, 10, 14.000000000000005, 26, 41.999999999999986, -8, 10) \
  ROW("contains-capsule-triangle-6f0ea09b", "f64", "vanishes", 1, 0, 128, 128, 1.5e-323, 1.5e-323, 512, 512, 1.5e-323, 320.0000000000001, -320, 384, -128)

/* cx, cy, rx, ry, x1, y1, x2, y2, x3, y3 */
#define GRAZE_CONTAINS_ELLIPSE_TRIANGLE(ROW) \
  ROW("contains-ellipse-triangle-b2643929", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 0, 1, 1, 1, 3, 1, 2, 0, 0, 1) \
  ROW("contains-ellipse-triangle-d0070e81", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 2, 1, 1, 2, 0, 1, 1, 1, 1, 0) \
  ROW("contains-ellipse-triangle-f6de68cb", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 1, 0, 2, 2, 1, 1, 1, 0, 0, 2) \
  ROW("contains-ellipse-triangle-cf693038", "i32 i64 f32 f64", "corner level", 0, 0, 0, 1, 2, 1, 1, 2, 0, 3, 0, 1) \
  ROW("contains-ellipse-triangle-f9c604c0", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 1, 1, 2, 3, 1, 1, 0, 0, 0, 2) \
  ROW("contains-ellipse-triangle-d34aafd9", "i32 i64 f32 f64", "corner level", 0, 0, 0, 3, 2, 3, 2, 2, 0, 3, 0, 1) \
  ROW("contains-ellipse-triangle-52d150e0", "i32 i64 f32 f64", "level", 0, 0, 2, 0, 2, 3, 2, 3, 0, 1, 2, 2) \
  ROW("contains-ellipse-triangle-97f6f8c4", "i32 i64 f32 f64", "contained other-winding", 0, 0, 3, 0, 3, 1, 2, -2, -2, 1, 9, -1) \
  ROW("contains-ellipse-triangle-8b9e3833", "i32 i64 f32 f64", "shared-corner other-winding no-extent", 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 2) \
  ROW("contains-ellipse-triangle-c94d6b0e", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 512, 4, 0, 4, -8192, 55, -4097, 30) \
  ROW("contains-ellipse-triangle-87d6c239", "i32 i64 f32 f64", "leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 3, -10428, 24480, 0, 114613) \
  ROW("contains-ellipse-triangle-41217fc8", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 6455, -8288, 28701, 93505, -20036, -17448, 2, -11527, -7247, 3) \
  ROW("contains-ellipse-triangle-f33d8c65", "i32 i64 f64", "leaves-i32", 0, 0, 0, 7398, 2147476508, 3, 18844, 1, 1, 10792, 1, 3) \
  ROW("contains-ellipse-triangle-99324187", "i32 i64 f64", "leaves-i32", 1, 0, 2, 2, 2147482306, 2147364600, 1, 25587, 2, -25584, 1, -8667) \
  ROW("contains-ellipse-triangle-323ae66f", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 0, 0, 1370922519, 3126696272, 140650061, 1, 0, -1584907924, 0, 3) \
  ROW("contains-ellipse-triangle-bcf24021", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1, 3) \
  ROW("contains-ellipse-triangle-b4a39cbb", "f32 f64", "corner leaves-i32 vanishes", 0, 0, 0, 0, 146800640, 58720252, 104857600, -117440512, -20971518, -67108860, 2.802596928649634e-45, -58720256) \
  ROW("contains-ellipse-triangle-c4d90d0b", "f64", "corner vanishes", 0, 0, 5e-324, 5e-324, 0.52, 2.08, 2.21, 2.08, 0.2, 1.92, 1.03, 2.24)

/* x, y, w, h, x1, y1, x2, y2, x3, y3 */
#define GRAZE_CONTAINS_BOX_TRIANGLE(ROW) \
  ROW("contains-box-triangle-24e2daa1", "i32 i64 f32 f64", "parallel shared-corner other-winding", 0, 0, 0, 0, 3, 1, 2, 1, 0, 1, 0, 3) \
  ROW("contains-box-triangle-92b168da", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 2, 0, 4, 2, 1, 0, 0, 1, 2, 0) \
  ROW("contains-box-triangle-07e2cc71", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 0, 2, 2, 2, 2, 2, 1, 0, 1) \
  ROW("contains-box-triangle-03eb45d8", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 0, 3, 3, 2, 0, 3, 1, 1, 1, 0) \
  ROW("contains-box-triangle-9566d00b", "i32 i64 f32 f64", "other-winding", 0, 0, 0, 1, 1, 3, 3, 1, 2, 1, 1, 2) \
  ROW("contains-box-triangle-631b0ef1", "i32 i64 f32 f64", "other-winding", 0, 0, 0, 0, 4, 6, 2, 6, 0, 5, 0, 8) \
  ROW("contains-box-triangle-e3088112", "i32 i64 f32 f64", "contained", 1, 0, 0, 3, 4, 5, 3, 5, 2, 5, 1, 4) \
  ROW("contains-box-triangle-70819b3e", "i32 i64 f32 f64", "crossing", 0, 0, -6, -1, 12, 2, 4, 10, -4, 2, 4, -10) \
  ROW("contains-box-triangle-0429bf93", "i32 i64 f32 f64", "parallel shared-corner other-winding no-extent", 0, 0, 0, 1, 2, 0, 3, 1, 1, 0, 0, 1) \
  ROW("contains-box-triangle-6a57bd71", "i32 i64 f32 f64", "parallel", 0, 0, 0, 0, 5779, 6565, -12220, 1, 0, -26787, 0, 3) \
  ROW("contains-box-triangle-23197226", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 0, 2, 28672, 49154, 0, 0, -8191, 0, -2, -8192) \
  ROW("contains-box-triangle-64ae9c90", "f64", "contained", 1, 0, -0.00006541609770029024, 0.0004578530783158702, 0.000944942237221049, 0.0005404949187725692, 0.000705778599267767, 0.0007137358174470085, 0.000765562058830961, 0.000514477490481397, 0.0005593597901636195, 0.0006788969044413741) \
  ROW("contains-box-triangle-722596ce", "i32 i64 f64", "leaves-i32", 0, 0, 0, 0, 2147483647, 20, -1, 20, 3, 26, 13, 23) \
  ROW("contains-box-triangle-1e780c3e", "i32 i64 f64", "contained leaves-i32", 1, 0, -14709, -26465, 93918, 2147474633, 0, -10738, 15684, 2, 0, -18388) \
  ROW("contains-box-triangle-902027d8", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1, 3) \
  ROW("contains-box-triangle-f9db3de0", "f32 f64", "leaves-i32 vanishes", 0, 0, 1.401298464324817e-45, 0, 50331648, 33554432, 0, 33554440, -25165824, 25165820, -50331656, 33554432) \
  ROW("contains-box-triangle-2acac969", "f64", "vanishes", 0, 0, 2e-323, 2e-323, 23, 24, -2, 13, 2e-323, 24, -11, 26)

/* x, y, w, h, r, x1, y1, x2, y2, x3, y3 */
#define GRAZE_CONTAINS_ROUNDED_TRIANGLE(ROW) \
  ROW("contains-rounded-triangle-5022fbef", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 2, 1, 6, 3, 1, 3, 2, 2, 1, 1, 1) \
  ROW("contains-rounded-triangle-8604d2c9", "i32 i64 f32 f64", "parallel", 0, 0, 0, 3, 5, 6, 1, 3, 2, 1, 2, 1, 1) \
  ROW("contains-rounded-triangle-20cf0e49", "i32 i64 f32 f64", "corner", 0, 0, 1, 1, 6, 6, 3, 1, 4, 2, 1, 2, 4) \
  ROW("contains-rounded-triangle-490b2ce3", "i32 i64 f32 f64", "", 0, 0, 0, 0, 6, 6, 3, 1, 6, 1, 4, 4, 4) \
  ROW("contains-rounded-triangle-9fc7d9f8", "i32 i64 f32 f64", "contained shared-corner other-winding", 1, 0, -1, 0, 7, 8, 1, 0, 1, 1, 3, 1, 2) \
  ROW("contains-rounded-triangle-f5d0fba0", "i32 i64 f32 f64", "contained other-winding", 1, 0, 1, -2, 3, 6, 1, 2, 2, 3, 2, 2, 1) \
  ROW("contains-rounded-triangle-c35e251b", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 0, 1, 6, 12, 3, 2, 4, 3, 4, 0, 3) \
  ROW("contains-rounded-triangle-7a779f5c", "i32 i64 f32 f64", "other-winding", 0, 0, 0, -2, 9, 5, 2, 5, 5, 4, 4, 2, 5) \
  ROW("contains-rounded-triangle-eaf3cd4c", "i32 i64 f32 f64", "crossing other-winding", 0, 0, 0, 4, 11, 6, 3, 5, 8, 5, 0, 4, 16) \
  ROW("contains-rounded-triangle-a7bb6586", "i32 i64 f32 f64", "", 1, 0, -9, -5, 16, 16, 4, 5, 6, 6, 8, 4, 9) \
  ROW("contains-rounded-triangle-9aac59da", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 1, 1, 4, 2, 0, 2, 1, 0, 1, 0, 2) \
  ROW("contains-rounded-triangle-deb787bd", "i32 i64 f32 f64", "", 0, 0, -10, -9, 1296, 7692, 8, 988, -11, 986, -8, 987, -11) \
  ROW("contains-rounded-triangle-985e8f6c", "i32 i64 f32 f64", "leaves-i32", 0, 0, -10898, 25117, 5901, 18631, 1, 0, 1, 54670, 3, -54166, 21776) \
  ROW("contains-rounded-triangle-b3066b64", "i32 i64 f32 f64", "", 1, 0, 4600, 4522, 34, 52, 8, 4620, 4534, 4618, 4526, 4618, 4530) \
  ROW("contains-rounded-triangle-72a182cd", "i32 i64 f64", "leaves-i32", 0, 0, 2, 2, 2147482306, 2147364600, 1, 25587, 2, -25584, 1, -8667, 90095) \
  ROW("contains-rounded-triangle-1d8a3203", "i32 i64 f64", "leaves-i32", 1, 0, -2147483521, -21, 42, 38, 8, -2147483491, 14, -2147483494, 12, -2147483488, 5) \
  ROW("contains-rounded-triangle-d58b36a4", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 0, 0, 1370922519, 3126696272, 140650061, 1, 0, -1584907924, 0, 3, 2269573699) \
  ROW("contains-rounded-triangle-db2b9149", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 4.7383067102391115e+153, 1.2904780177883997e+154, 2.1263159440977936e+153, 1, 0, -5.074920920403977e+153, 0, 3, 1.4863047365737204e+154) \
  ROW("contains-rounded-triangle-066360b0", "f32 f64", "corner leaves-i32 leaves-i64 vanishes", 0, 0, -805306368, -805306432, 1879048192, 8589934592, 805306368, -2.802596928649634e-45, -805306368, -3758095872, -3489660928, -3758096384, -805306432) \
  ROW("contains-rounded-triangle-a0583889", "f64", "parallel vanishes", 0, 0, -0.06, -0.06, 3.12, 1.93, 0.06, 5e-324, -0.06, -0.04, -0.09, -0.02, -0.06) \
  ROW("contains-rounded-triangle-ec428453", "f64", "vanishes", 1, 0, 2.350988701644575e-38, 4.2611667414710994e-38, 4.70197740328915e-38, 1.763241806493124e-38, 4.4081052168820425e-39, 5.877471754111438e-38, 4.261167021730792e-38, 6.465219490041967e-38, 5.142787784847508e-38, 6.465218929522581e-38, 5.142787784847508e-38)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3 */
#define GRAZE_CONTAINS_TRIANGLE_TRIANGLE(ROW) \
  ROW("contains-triangle-triangle-adeeffdf", "i32 i64 f32 f64", "other-winding", 0, 0, 2, 0, 2, 1, 3, 0, 1, 1, 0, 2, 2, 2) \
  ROW("contains-triangle-triangle-43a08b52", "i32 i64 f32 f64", "contained shared-corner other-winding", 0, 0, 3, 2, 2, 1, 1, 1, 1, 0, 0, 1, 3, 2) \
  ROW("contains-triangle-triangle-edb6323e", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 2, 2, 1, 2, 2, 5, 0, 0, 2, 1, 2, 2) \
  ROW("contains-triangle-triangle-9fabc5c8", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 2, 4, 1, 1, 3, 5, 2, 4, 2, 2, 1, 2) \
  ROW("contains-triangle-triangle-1ce9c0f3", "i32 i64 f32 f64", "parallel", 0, 0, 0, 6, 4, 0, 4, 9, 7, 8, 4, 8, 4, 4) \
  ROW("contains-triangle-triangle-80e4ba85", "i32 i64 f32 f64", "crossing other-winding", 0, 0, 3, 1, -1, 2, -1, 3, 2, 1, 1, 1, 7, 9) \
  ROW("contains-triangle-triangle-bc1e30f2", "i32 i64 f32 f64", "contained", 1, 0, 4, 3, -7, 5, 1, -1, 2, 2, 2, 3, -1, 3) \
  ROW("contains-triangle-triangle-ad0097be", "i32 i64 f32 f64", "corner shared-corner other-winding no-extent", 0, 0, 2, 1, 1, 0, 3, 2, 2, 1, 4, 0, 3, 0) \
  ROW("contains-triangle-triangle-469073af", "i32 i64 f32 f64", "crossing", 0, 0, 29110, 3, 0, 0, 39159, 0, 0, -1217, 3, -1954, 1, 607) \
  ROW("contains-triangle-triangle-579f9fc9", "i32 i64 f32 f64", "leaves-i32", 0, 0, 59151, -2310, 2, -13649, -15184, 3, -7585, 0, 2, 2, 3, 7311) \
  ROW("contains-triangle-triangle-a8de2d43", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, 129900, -1914, -22381, 38067, 2, -8395, 2167, 26170, 3054, 1, 0, 3022) \
  ROW("contains-triangle-triangle-4f815db9", "i32 i64 f64", "leaves-i32", 0, 0, -1159980940, 3, 0, 0, -754784662, 0, 0, 570554457, 3, 919562126, 1, 1306471780) \
  ROW("contains-triangle-triangle-f581560e", "i64 f64", "corner leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763, 3, 86419704, 2348595462, 8473070008) \
  ROW("contains-triangle-triangle-b98ad4a3", "f32 f64", "corner leaves-i32 vanishes", 0, 0, 83886088, -50331648, 0, 0, 176160768, -92274672, -117440512, 385875904, -2.802596928649634e-45, 0, -377487296, 201326592) \
  ROW("contains-triangle-triangle-7e82b8e0", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -5.8859285467297054e+153, 3, 0, 0, -7.311458679883785e+153, 0, 0, 3.764686840066811e+153, 3, 3.2272018203455546e+153, 1, 6.531552307102699e+153) \
  ROW("contains-triangle-triangle-356bc060", "f32 f64", "contained leaves-i32 leaves-i64 leaves-f32", 1, 0, -2.990024455006611e+19, -5.950836755232981e+18, 3.161106705069952e+19, 1, 2, 2.396556236942423e+19, 0, 1, 7.989978375722631e+18, 1.373732466571241e+19, -1.1208959194734526e+19, 1) \
  ROW("contains-triangle-triangle-64694aae", "f64", "corner vanishes", 0, 0, 1.5e-323, 4, 1.5e-323, 8, 8, 8, 1.5e-323, 8, -32, 32, 11.999999999999998, 24)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, x4, y4, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3 */
#define GRAZE_CONTAINS_QUAD_TRIANGLE(ROW) \
  ROW("contains-quad-triangle-ebf7c1d9", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 1, 0, 2, 2, 3, 2, 2, 2, 0, 2, 1, 3, 0) \
  ROW("contains-quad-triangle-8a83c082", "i32 i64 f32 f64", "parallel shared-corner other-winding", 0, 0, 2, 3, 4, 1, 3, 0, 2, 0, 2, 0, 1, 1, 2, 1) \
  ROW("contains-quad-triangle-f57d8be5", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 3, 3, 3, 2, 1, 1, 2, 4, 1, 1, 0, 1, 0, 3) \
  ROW("contains-quad-triangle-e02679c8", "i32 i64 f32 f64", "other-winding", 0, 0, 2, 0, 0, 2, 1, 3, 3, 2, 3, 1, 3, 3, 1, 2) \
  ROW("contains-quad-triangle-4ccfd159", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 2, 0, 1, 1, 4, 2, 4, 0, 2, 0, 2, 1, 0, -1) \
  ROW("contains-quad-triangle-83550c12", "i32 i64 f32 f64", "other-winding", 0, 0, 10, 4, 8, 2, 6, 6, 8, 6, 7, 8, 7, 6, 5, 4) \
  ROW("contains-quad-triangle-55e81148", "i32 i64 f32 f64", "parallel shared-corner other-winding", 0, 0, 3, -1, 3, -2, 1, 1, 2, 1, 1, 1, 2, 1, 1, 2) \
  ROW("contains-quad-triangle-b200f337", "i32 i64 f32 f64", "crossing other-winding", 0, 0, 8, 9, 2, 1, 1, 1, 7, 9, 3, 1, -1, 2, -1, 3) \
  ROW("contains-quad-triangle-50162c68", "i32 i64 f32 f64", "other-winding", 0, 0, 6, 1, 5, 8, 1, 11, 3, -3, 2, 4, 0, 4, 2, 6) \
  ROW("contains-quad-triangle-e05b1654", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, -6, 14, 0, 7, 0, 2, -8, 8, 3, 2, 0, 2, 2, 3) \
  ROW("contains-quad-triangle-9fe6a7c1", "i32 i64 f32 f64", "shared-corner", 0, 0, 6, 1, 4, 3, 0, -1, 6, -1, 2, 3, 4, -1, 6, -1) \
  ROW("contains-quad-triangle-2814ccf9", "i32 i64 f32 f64", "other-winding", 0, 0, 5, 4, 8, 0, -3, -2, -2, 5, 3, -1, 7, 0, 5, 0) \
  ROW("contains-quad-triangle-3d9b7d2b", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 3, 12, 3, 0, -9, 0, -3, 12, 6, 4, 6, 2, 3, 0) \
  ROW("contains-quad-triangle-d48bf963", "i32 i64 f32 f64", "contained", 1, 0, 6, 9, 14, 15, 7, 16, 3, 13, 8, 14, 8, 13, 9, 13) \
  ROW("contains-quad-triangle-c727838a", "i32 i64 f32 f64", "contained other-winding", 1, 0, -8, -2, 12, -6, 8, 2, -12, 6, -4, 4, 4, 0, 4, -4) \
  ROW("contains-quad-triangle-b0a7b5ba", "i32 i64 f32 f64", "corner shared-corner other-winding no-extent", 0, 0, 2, 1, 2, 2, 4, 0, 3, 0, 2, 2, 1, 1, 3, 3) \
  ROW("contains-quad-triangle-e40fb875", "i32 i64 f32 f64", "corner", 0, 0, -6, 13, -2, 12, -4, 16, -10, 14, 4226, 1830, -2, 12, 2850, 1144) \
  ROW("contains-quad-triangle-e176c070", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, 0, 0, -12220, 0, -12220, 1, 0, 1, 0, 3, -1292, 108995, 2, 17015) \
  ROW("contains-quad-triangle-3fc02d98", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, -14307, 51267, 81158, 51267, 81158, -6987, -14307, -6987, 3, 10746, 39402, 12182, 19584, 2) \
  ROW("contains-quad-triangle-d7bb1784", "i64 f64", "crossing leaves-i32", 0, 0, 0, 0, 140650061, 0, 140650061, 1, 0, 1, 0, 3, 2269573699, -2370039107, 2, -1067964576) \
  ROW("contains-quad-triangle-952f9c1d", "i64 f64", "leaves-i32 leaves-i64", 0, 0, -3337544184, 3, 1465446872, 3, 1465446872, 2, -3337544184, 2, 3, 2, 2776459835, 1, 8718358, 445646705) \
  ROW("contains-quad-triangle-d84c822f", "i64 f64", "contained leaves-i32", 1, 0, -869494777, -2343130928, 1585433835, -2343130928, 1585433835, 969512206, -869494777, 969512206, 1, -127583763, 1458885110, 0, 675264036, -2233232724) \
  ROW("contains-quad-triangle-281896e4", "f64", "crossing leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 2.1263159440977936e+153, 0, 2.1263159440977936e+153, 1, 0, 1, 0, 3, 1.4863047365737204e+154, -2.5992964412573231e+154, 2, -1.1764055207470349e+154) \
  ROW("contains-quad-triangle-735e9c1e", "f32 f64", "leaves-i32 vanishes", 0, 0, 100663296, 46137344, 16777216, 37748732, 16777216, 46137344, 58720260, 54525956, 33554440, 0, -1.401298464324817e-45, 75497480, 0, 37748736) \
  ROW("contains-quad-triangle-66bd94ac", "f64", "vanishes", 0, 0, 1.11, 0.47, 1.11, 0.53, 0.21, 0.47, 0.81, 0.41, 0.36000000000000004, 0.27, -0.18, 0.24000000000000002, -5e-324, 0.75)

/* n, a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3 */
#define GRAZE_CONTAINS_POLYGON_TRIANGLE(ROW) \
  ROW("contains-polygon-triangle-629d2622", "i32 i64 f32 f64", "shared-corner", 0, 0, 3, 1, 0, 7, 5, -1, 4, 1, 0, 1, -2, 2, 0) \
  ROW("contains-polygon-triangle-dd0ef434", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 5, 2, -1, 2, -3, -4, 2, 2, 4, 4, 3, 1) \
  ROW("contains-polygon-triangle-67eb91cf", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 7, -2, -2, 7, -5, -5, 2, 2, 0, 3, 3, 3) \
  ROW("contains-polygon-triangle-a8037e80", "i32 i64 f32 f64", "", 1, 0, 3, -3, -2, 5, -4, 1, 6, 2, -2, 0, 1, 2, -3) \
  ROW("contains-polygon-triangle-0c932b8d", "i32 i64 f32 f64", "", 1, 0, 3, 12, 5, 0, 3, 4, -11, 7, -4, 9, 1, 5, -1) \
  ROW("contains-polygon-triangle-20e380d8", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 3, -3, 3, 0, 0, 5, -5, 1, 0, 1, 2, 3, 1) \
  ROW("contains-polygon-triangle-30e1281b", "i32 i64 f32 f64", "", 0, 0, 3, -540, 1, 43528, 1, 2, -4467, -11266, 33907, 1, 2, 2, 1) \
  ROW("contains-polygon-triangle-a55de902", "i32 i64 f32 f64", "leaves-i32", 0, 0, 3, 0, 30122, 3, 30122, 3, 0, -49058, -249, 3, -4450, 1, 6450) \
  ROW("contains-polygon-triangle-389aca1f", "i32 i64 f32 f64", "", 1, 0, 4, -36075, -7551, 20490, -7551, 20490, 28858, -36075, 28858, 0, 5652, 6228, 5723, 14561, 2) \
  ROW("contains-polygon-triangle-c7feae7e", "i32 i64 f64", "leaves-i32", 0, 0, 3, -586917129, 1, -1792912574, 1, 2, 311527993, -795743157, -759074416, 1, 2, 2, 1) \
  ROW("contains-polygon-triangle-dbd316cd", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 0, 3839558136, 3, 3839558136, 3, 0, -1067858909, -127921843, 3, 743821383, 1, 674381108) \
  ROW("contains-polygon-triangle-b00cb119", "i32 i64 f64", "leaves-i32", 1, 0, 11, -69599232, 23199742, -81395711, 55443456, -74579967, 70123520, -30539775, 49676288, -8519679, 39452672, -15335426, 24772608, -131071, -131071, -6946816, -14811134, -39976960, 524288, -50987006, 5636097, -101842944, 11403264, -1835008, -3801088, -262144, -262144, -1966080, -3932162) \
  ROW("contains-polygon-triangle-14b945d7", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, 1.2182335318625812e+154, 2.344976157092517e+154, 0, 2.344976157092517e+154, 0, 3, -9.36276224843836e+153, 1, 1, 2, 5.9038556219253e+153, 1.244439968640705e+154) \
  ROW("contains-polygon-triangle-4a603191", "f32 f64", "leaves-i32 vanishes", 0, 0, 3, 7340032, 2359296, 262144, -786431.875, 7340031, 2359296, 655359.9375, -1703936.25, 131072.03125, -131071.984375, 1.401298464324817e-45, -786432) \
  ROW("contains-polygon-triangle-97394bd9", "f64", "vanishes", 0, 0, 3, -9, -38, -48, -36, 2e-323, 2e-323, 6, 2, 2e-323, 2e-323, 2e-323, 2)

/* cx, cy, r, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_CONTAINS_DISC_QUAD(ROW) \
  ROW("contains-disc-quad-d84462df", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 0, 1, 1, 2, 0, 1, 0, 0, 1, 0, 2) \
  ROW("contains-disc-quad-0aee123c", "i32 i64 f32 f64", "level", 0, 0, 0, 1, 2, 1, 0, 2, 0, 2, 1, 0, 2) \
  ROW("contains-disc-quad-592fa86a", "i32 i64 f32 f64", "corner level", 1, 0, 1, 1, 3, 2, 1, 1, 1, 0, 0, 3, 0) \
  ROW("contains-disc-quad-c8b17347", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 3, 0, 3, 3, 0, 2, 0, 4, 1, 4, 0) \
  ROW("contains-disc-quad-2f271ca0", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 2, 4, 3, 0, 2, 0, 3, 2, 3, 2, 2) \
  ROW("contains-disc-quad-19566e75", "i32 i64 f32 f64", "corner level", 1, 0, 3, 1, 3, 2, 2, 3, 1, 4, 2, 4, 3) \
  ROW("contains-disc-quad-ac1bab77", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 4, 1, 3, 3, 4, 4, 5, 3, 2, 2, 3) \
  ROW("contains-disc-quad-ae661758", "i32 i64 f32 f64", "contained other-winding", 0, 0, 3, 3, 1, 2, 7, 4, 8, 4, 2, 1, 2) \
  ROW("contains-disc-quad-3a653f8d", "i32 i64 f32 f64", "level no-extent", 0, 0, 1, 0, 0, 3, 1, 0, 2, 0, 1, 2, 0) \
  ROW("contains-disc-quad-accd6c27", "i32 i64 f32 f64", "corner", 0, 0, 19575, 3, 14917, 3, 1, 8139, 1, 8139, 0, 3, 0) \
  ROW("contains-disc-quad-413a973a", "i32 i64 f32 f64", "leaves-i32", 0, 0, 0, -14063, 9375, 0, 0, 1, 0, 1, -90937, 0, -90937) \
  ROW("contains-disc-quad-868b4c78", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 0, -14301, 103472, 2, 76294, 224, 76294, 224, 1, 2, 1) \
  ROW("contains-disc-quad-5ce0ebde", "i32 i64 f64", "corner leaves-i32", 1, 0, -3, -3, 2147483647, -1, -3, 5, -3, 8, -2, 5, -1) \
  ROW("contains-disc-quad-fe01530c", "i64 f64", "contained leaves-i32 leaves-i64", 0, 0, 3, 2, 2, 0, -4041631448, 5986249763, -4041631448, 5986249763, 3, 0, 3) \
  ROW("contains-disc-quad-92505839", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 8.885204192793377e+153, 3, 5.917568499196489e+153, 3, 1, 3.1436013870031756e+153, 1, 3.1436013870031756e+153, 0, 3, 0) \
  ROW("contains-disc-quad-33ad9d90", "f32 f64", "corner leaves-i32 vanishes", 0, 0, 8388608, 69206008, 6291456.5, 0, 102760440, 2097152, 69206032, -2.802596928649634e-45, 52428800, -2097151.75, 102760432) \
  ROW("contains-disc-quad-05276dfe", "f64", "corner vanishes", 0, 0, -2e-323, -2e-323, 12, 12, -2e-323, 12, -4, 20, -8, 20, -2e-323)

/* a_x1, a_y1, a_x2, a_y2, r, b_x1, b_y1, b_x2, b_y2, x3, y3, x4, y4 */
#define GRAZE_CONTAINS_CAPSULE_QUAD(ROW) \
  ROW("contains-capsule-quad-8123a1b5", "i32 i64 f32 f64", "parallel shared-corner other-winding", 0, 0, 2, 0, 1, 1, 2, 2, 0, 1, 1, 4, 2, 4, 0) \
  ROW("contains-capsule-quad-e7930b1d", "i32 i64 f32 f64", "contained shared-corner other-winding", 1, 0, 1, 3, 1, 1, 2, 0, 1, 1, 3, 2, 2, 2, 1) \
  ROW("contains-capsule-quad-fc9f9d59", "i32 i64 f32 f64", "crossing other-winding", 1, 0, 0, 0, 4, 2, 3, 2, 0, 1, 1, 2, 2, 3, 0) \
  ROW("contains-capsule-quad-28b475ba", "i32 i64 f32 f64", "parallel shared-corner other-winding", 0, 0, 0, 2, 1, 3, 2, 1, 3, 3, 2, 2, 0, 0, 2) \
  ROW("contains-capsule-quad-0f9af929", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 2, 3, 2, 6, 1, 1, 0, 2, 0, 2, 3, 0, 2) \
  ROW("contains-capsule-quad-40c92158", "i32 i64 f32 f64", "", 0, 0, 2, 1, 2, 2, 2, 2, 3, 2, 4, 0, 3, 0, 2) \
  ROW("contains-capsule-quad-8906fa67", "i32 i64 f32 f64", "corner", 0, 0, 2, 4, 2, 5, 3, 0, 1, 0, 0, 2, 2, 2, 3) \
  ROW("contains-capsule-quad-dcf67c9a", "i32 i64 f32 f64", "other-winding", 1, 0, 3, 1, 3, 0, 3, 1, 1, 1, 3, 3, 3, 3, 2) \
  ROW("contains-capsule-quad-a7fae266", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, 0, 5, 0, 4, 3, 0, 3, 1, 4, 0, 5, 0, 4) \
  ROW("contains-capsule-quad-851b7751", "i32 i64 f32 f64", "parallel shared-corner other-winding", 1, 0, 1, 0, 4, 1, 2, 4, 0, 2, -1, 1, 0, 4, 1) \
  ROW("contains-capsule-quad-0d595faa", "i32 i64 f32 f64", "parallel shared-corner", 0, 0, 2, 0, 0, 1, 2, 0, -2, 2, 0, 0, 1, -1, 0) \
  ROW("contains-capsule-quad-9dea4d6c", "i32 i64 f32 f64", "parallel shared-corner", 1, 0, -1, 2, 1, 4, 2, -1, 3, -1, 2, 1, 4, 0, 4) \
  ROW("contains-capsule-quad-cb5c9ecd", "i32 i64 f32 f64", "corner no-extent", 0, 0, 0, 0, 0, 0, 1, 2, 2, 1, 1, 3, 0, 3, 1) \
  ROW("contains-capsule-quad-08c24323", "i32 i64 f32 f64", "corner", 0, 0, 2104, 4067, -56, 17, 8, -52, 6, -56, 9, -54, -5, -51, -1) \
  ROW("contains-capsule-quad-573f5045", "i32 i64 f32 f64", "", 1, 0, 0, 7398, -7140, 3, 18844, 1, 1, 3, 1, 3, 4957, 1, 4957) \
  ROW("contains-capsule-quad-f5ea0c69", "i32 i64 f32 f64", "crossing leaves-i32", 0, 0, 2390, -59879, 32167, 64661, 1, 87843, 1, 1, 1, 1, 2, 87843, 2) \
  ROW("contains-capsule-quad-99623552", "i32 i64 f64", "leaves-i32", 1, 0, 7, 2, 2, 2, 2147483645, 8, -4, 7, -7, 4, -7, 8, 2) \
  ROW("contains-capsule-quad-95df102d", "i64 f64", "crossing leaves-i32 leaves-i64", 0, 0, 0, 0, 1370922519, 3126696272, 140650061, 1, 0, 3, 0, 3, 2269573699, 1, 2269573699) \
  ROW("contains-capsule-quad-4b01c5c8", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, -2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, 3, 1, 3, -6.657191260550889e+153, 1, -6.657191260550889e+153) \
  ROW("contains-capsule-quad-d51f5438", "f64", "leaves-i32 vanishes", 0, 0, -3145728, 3145728, 5242879.999999999, 9437184, 5242879.999999999, 17825791.999999993, -6291456.000000001, 0, -1e-323, 14680064, -28311552, 28311552, -37748736) \
  ROW("contains-capsule-quad-867d4a86", "f64", "vanishes", 0, 0, -5e-324, 32, -64, -5e-324, 40, -128, -56, -248, -120, 120, -232, -7.999999999999997, 8) \
  ROW("contains-capsule-quad-9585e8de", "f64", "crossing leaves-i32 vanishes", 1, 0, 1e-323, 278528.0000000001, 98304, 253952, 65536.00000000001, 32767.999999999993, 253952, 49152, 278527.99999999994, 65536, 278528, 49152, 204800)

/* cx, cy, rx, ry, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_CONTAINS_ELLIPSE_QUAD(ROW) \
  ROW("contains-ellipse-quad-68d462a5", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 0, 1, 1, 1, 2, 0, 1, 0, 0, 1, 3, 1) \
  ROW("contains-ellipse-quad-8ea477ad", "i32 i64 f32 f64", "corner level", 0, 0, 1, 1, 1, 1, 1, 2, 1, 1, 2, 0, 2, 2) \
  ROW("contains-ellipse-quad-c4b0a88e", "i32 i64 f32 f64", "corner level", 0, 0, 2, 0, 2, 3, 1, 2, 2, 0, 3, 0, 4, 1) \
  ROW("contains-ellipse-quad-9396545d", "i32 i64 f32 f64", "corner level", 1, 0, 0, 2, 3, 3, 1, 3, 0, 3, 0, 2, 2, 2) \
  ROW("contains-ellipse-quad-59feb8af", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 1, 2, 3, 1, 1, 2, 1, 3, 2, 3, 3, 1) \
  ROW("contains-ellipse-quad-0638e6d0", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 4, 2, 2, 3, 4, 3, 4, 2, 2, 1, 1, 2) \
  ROW("contains-ellipse-quad-c634f12d", "i32 i64 f32 f64", "corner level other-winding", 1, 0, 5, 0, 3, 4, 5, 0, 5, 1, 7, 2, 7, 0) \
  ROW("contains-ellipse-quad-ce3c48bf", "i32 i64 f32 f64", "level other-winding", 1, 0, 5, 6, 4, 3, 2, 5, 2, 6, 2, 7, 4, 5) \
  ROW("contains-ellipse-quad-9c11ad88", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 2, 0, 3, 2, 0, 2, 1, 0, 0, 0, -1, 0) \
  ROW("contains-ellipse-quad-fa026d45", "i32 i64 f32 f64", "corner level other-winding", 0, 0, 1, 1, 2, 3, 1, 1, 0, 0, -1, 2, 0, 2) \
  ROW("contains-ellipse-quad-1ea75775", "i32 i64 f32 f64", "contained", 0, 0, 4, 3, 2, 1, 2, 2, 13, 4, 10, 8, 3, 9) \
  ROW("contains-ellipse-quad-dd4bbb16", "i32 i64 f32 f64", "corner level other-winding", 1, 0, -1, 2, 3, 3, -1, 0, -1, 2, 0, 2, 0, 0) \
  ROW("contains-ellipse-quad-9ea64d25", "i32 i64 f32 f64", "shared-corner other-winding no-extent", 0, 0, 1, 0, 0, 1, 1, 2, 1, 1, 0, 0, 0, 2) \
  ROW("contains-ellipse-quad-0ebd9b6c", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, 5779, 6565, -12220, 1, 0, 1, 0, 3, -12220, 3) \
  ROW("contains-ellipse-quad-30d1c5df", "i32 i64 f32 f64", "corner leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 3, 0, 3, 0, 114613, 69193, 114613) \
  ROW("contains-ellipse-quad-16d2d700", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, -46478, -10437, 63939, 37235, 2, -5509, 12473, -5509, 12473, 2, 2, 2) \
  ROW("contains-ellipse-quad-b32df87f", "i32 i64 f64", "leaves-i32", 0, 0, -8, -15, 2147483647, 4, -6, -15, 5, -6, -8, 5, -16, -6) \
  ROW("contains-ellipse-quad-545cd504", "i32 i64 f64", "corner leaves-i32", 1, 0, 15786, 12836, 2147424826, 2147470770, 0, 7346, 1, 7346, 1, 2, 0, 2) \
  ROW("contains-ellipse-quad-fd399427", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, 1, 1, 3, 3.5196022868426134e+153, 3) \
  ROW("contains-ellipse-quad-c4571bb0", "f32 f64", "corner leaves-i32 vanishes", 0, 0, 0, 0, 146800640, 58720252, 62914560, -83886080, 104857608, -117440504, -20971516, -67108864, -1.401298464324817e-45, -58720252) \
  ROW("contains-ellipse-quad-83141950", "f32 f64", "corner vanishes", 0, 0, 0, 1.401298464324817e-45, 37.5, 25, -33, -44, -15, -39.000003814697266, -30, -15, -48, -20)

/* x, y, w, h, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_CONTAINS_BOX_QUAD(ROW) \
  ROW("contains-box-quad-b2626cf8", "i32 i64 f32 f64", "shared-corner", 0, 0, 0, 0, 1, 3, 1, 2, 0, 2, 0, 0, 2, 0) \
  ROW("contains-box-quad-23a20616", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 0, 1, 3, 2, 0, 2, 2, 2, 0, 0, 0, 1) \
  ROW("contains-box-quad-267c18e0", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 0, 2, 2, 2, 1, 2, 0, 0, 1, 2, 2) \
  ROW("contains-box-quad-d5776468", "i32 i64 f32 f64", "parallel shared-corner other-winding", 0, 0, 0, 0, 3, 1, 2, 1, 0, 1, 0, 3, 1, 3) \
  ROW("contains-box-quad-83e68bc6", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 1, 2, 3, 2, 1, 2, 1, 1, 1, 0, 0, 3) \
  ROW("contains-box-quad-16807d52", "i32 i64 f32 f64", "other-winding", 0, 0, 0, 1, 4, 4, 4, 2, 2, 0, 1, 2, 2, 3) \
  ROW("contains-box-quad-ec076d7d", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 3, 0, 2, 5, 2, 3, 3, 3, 3, 2, 3, 1) \
  ROW("contains-box-quad-a8a74a82", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 1, -2, 6, 4, 1, 1, 1, 0, 1, -1, 0, 1) \
  ROW("contains-box-quad-9d9ec74d", "i32 i64 f32 f64", "crossing", 0, 0, -6, -1, 12, 2, -4, 2, -4, -8, 4, -10, 4, 10) \
  ROW("contains-box-quad-d7c32a72", "i32 i64 f32 f64", "contained other-winding", 1, 0, 9, 5, 12, 14, 13, 12, 15, 12, 13, 8, 11, 12) \
  ROW("contains-box-quad-d2bc69c8", "i32 i64 f32 f64", "parallel shared-corner other-winding no-extent", 0, 0, 0, 1, 2, 0, 3, 1, 1, 0, 0, 0, 0, 1) \
  ROW("contains-box-quad-5ee10ccd", "i32 i64 f32 f64", "parallel", 0, 0, 0, 0, 5779, 6565, -12220, 1, 0, 1, 0, 3, -12220, 3) \
  ROW("contains-box-quad-c4d577e0", "i32 i64 f32 f64", "parallel leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 3, 0, 3, 0, 114613, 69193, 114613) \
  ROW("contains-box-quad-3e473331", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, -46478, -10437, 63939, 37235, 2, -5509, 12473, -5509, 12473, 2, 2, 2) \
  ROW("contains-box-quad-c6d3a4f0", "i32 i64 f64", "leaves-i32", 0, 0, 0, 0, 2147483647, 20, -1, 20, -1, 23, 3, 26, 13, 23) \
  ROW("contains-box-quad-661edd61", "i32 i64 f64", "contained no-extent leaves-i32", 1, 0, -6465, 2, 2147451340, 2147406446, 2, 2824, 11799, 27218, 2, 20406, 2, 20406) \
  ROW("contains-box-quad-e215f05e", "f64", "parallel leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, 1, 1, 3, 3.5196022868426134e+153, 3) \
  ROW("contains-box-quad-f9a69ace", "f32 f64", "leaves-i32 leaves-i64 vanishes", 0, 0, 0, 0, 536870912, 4831837696, -1073741952, -536870912, -2.802596928649634e-45, 0, 536870912, -1073741824, -1073741824, -1073741696) \
  ROW("contains-box-quad-0a5c2859", "f64", "vanishes", 0, 0, 2e-323, 2e-323, 23, 24, -13, 15, -2, 13, 2e-323, 24, -11, 26)

/* x, y, w, h, r, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_CONTAINS_ROUNDED_QUAD(ROW) \
  ROW("contains-rounded-quad-7e8c9a7a", "i32 i64 f32 f64", "corner", 0, 0, 0, 4, 4, 5, 2, 2, 3, 0, 2, 0, 1, 2, 0) \
  ROW("contains-rounded-quad-af5afc95", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 6, 0, 5, 4, 1, 1, 1, 1, 2, 3, 2, 3, 1) \
  ROW("contains-rounded-quad-974a156a", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 1, 0, 7, 7, 2, 1, 1, 2, 4, 3, 2, 2, 1) \
  ROW("contains-rounded-quad-8ef4096e", "i32 i64 f32 f64", "", 0, 0, 0, 0, 6, 6, 3, 2, 8, 1, 6, 1, 4, 4, 4) \
  ROW("contains-rounded-quad-3bbf387e", "i32 i64 f32 f64", "parallel", 0, 0, -2, 0, 6, 3, 1, 5, 1, 2, 1, 3, 0, 4, 0) \
  ROW("contains-rounded-quad-c34beeb7", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 0, 0, 10, 7, 2, 1, 0, 0, 2, 1, 2, 2, 2) \
  ROW("contains-rounded-quad-922e8aec", "i32 i64 f32 f64", "corner other-winding", 0, 0, -1, 1, 3, 6, 1, 3, 2, 4, 2, 2, 1, 2, 2) \
  ROW("contains-rounded-quad-da1c0774", "i32 i64 f32 f64", "contained shared-corner", 1, 0, 1, -1, 4, 6, 1, 3, 2, 2, 0, 4, 0, 4, 2) \
  ROW("contains-rounded-quad-681649c4", "i32 i64 f32 f64", "crossing other-winding", 0, 0, 2, -1, 13, 6, 3, 11, 0, 7, -2, 5, 0, 7, 4) \
  ROW("contains-rounded-quad-f785c14d", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 1, 1, 4, 2, 0, 0, 0, 0, 1, 0, 2, 2, 1) \
  ROW("contains-rounded-quad-8ae54571", "i32 i64 f32 f64", "parallel", 0, 0, -10, -9, 1296, 7692, 8, 985, -11, 986, -8, 983, -8, 984, -11) \
  ROW("contains-rounded-quad-ca891bef", "i32 i64 f32 f64", "crossing leaves-i32", 0, 0, 2390, -59879, 32167, 64661, 1, 87843, 1, 1, 1, 1, 2, 87843, 2) \
  ROW("contains-rounded-quad-3b93120c", "i32 i64 f64", "parallel leaves-i32", 1, 0, 782277, 727658, 19, 24, 8, 782280, 727675, 782281, 727669, 782282, 727663, 782282, 727677) \
  ROW("contains-rounded-quad-574f660a", "i32 i64 f64", "corner leaves-i32", 0, 0, -118445, 0, 30122, 2147479007, 2, 3, 0, 65350, 0, 65350, -9665, 3, -9665) \
  ROW("contains-rounded-quad-7a0b28b3", "i64 f64", "parallel leaves-i32 leaves-i64", 0, 0, 0, 0, 1370922519, 3126696272, 140650061, 1, 0, 3, 0, 3, 2269573699, 1, 2269573699) \
  ROW("contains-rounded-quad-08dd82f8", "i32 i64 f64", "parallel leaves-i32", 1, 0, -52770753, -23629, 25, 50, 6, -52770742, -23584, -52770740, -23582, -52770740, -23585, -52770741, -23585) \
  ROW("contains-rounded-quad-bcd0e60c", "f64", "parallel leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 4.7383067102391115e+153, 1.2904780177883997e+154, 2.1263159440977936e+153, 1, 0, 3, 0, 3, 1.4863047365737204e+154, 1, 1.4863047365737204e+154) \
  ROW("contains-rounded-quad-0279b6b9", "f32 f64", "leaves-i32 leaves-i64 vanishes", 0, 0, -805306368, -805306432, 1879048192, 8589934592, 805306368, 3758095872, -3489660928, 2.802596928649634e-45, -3489660928, 0, -805306432, 3758096640, -805306368) \
  ROW("contains-rounded-quad-65337765", "f64", "parallel vanishes", 0, 0, -0.07, -0.07, 2.08, 2.86, 0.07, 0.010000000000000002, -0.09, 5e-324, -0.07, -0.01, -0.07, 5e-324, -0.1) \
  ROW("contains-rounded-quad-ad9ef78d", "f64", "vanishes", 1, 0, -1.4001784375187566e-60, 2.56699380211772e-60, 3.2670830208771e-60, 3.189295329903835e-60, 2.3336307291979285e-61, 1.7113292014118134e-60, 2.9559322569840423e-60, 1.7113292014118142e-60, 3.0337199479573066e-60, 1.5557538194652857e-60, 2.955932256984043e-60, 1.4001784375187572e-60, 2.800356875037514e-60)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3, x4, y4 */
#define GRAZE_CONTAINS_TRIANGLE_QUAD(ROW) \
  ROW("contains-triangle-quad-2fa92357", "i32 i64 f32 f64", "other-winding", 0, 0, 2, 0, 2, 1, 3, 0, 1, 1, 0, 2, 2, 3, 2, 2) \
  ROW("contains-triangle-quad-05651978", "i32 i64 f32 f64", "parallel shared-corner other-winding", 0, 0, 2, 0, 1, 1, 2, 1, 2, 3, 4, 1, 3, 0, 2, 0) \
  ROW("contains-triangle-quad-f9e04d2b", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 1, 1, 0, 1, 0, 3, 3, 3, 3, 2, 1, 1, 2, 4) \
  ROW("contains-triangle-quad-4fd45781", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 2, 3, -1, 2, 1, 4, 1, 2, 2, 3, 1, 4, 0, 2) \
  ROW("contains-triangle-quad-8b252725", "i32 i64 f32 f64", "other-winding", 0, 0, 0, -1, 5, 9, 4, 2, 3, 3, 1, 2, 2, 1, 4, 3) \
  ROW("contains-triangle-quad-dc1c7df1", "i32 i64 f32 f64", "shared-corner", 0, 0, 6, 1, 6, 2, 3, -2, 4, 3, 5, 0, 6, 1, 5, 2) \
  ROW("contains-triangle-quad-a410c31c", "i32 i64 f32 f64", "corner shared-corner", 0, 0, 8, 6, 0, 0, 11, 2, 2, 6, 2, 5, 8, 6, 4, 7) \
  ROW("contains-triangle-quad-e0fb1474", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 3, -2, -7, 0, 7, 1, 0, 3, 2, 3, 1, 2, 0) \
  ROW("contains-triangle-quad-abb4b299", "i32 i64 f32 f64", "crossing other-winding", 0, 0, 3, 1, -1, 2, -1, 3, 8, 9, 2, 1, 1, 1, 7, 9) \
  ROW("contains-triangle-quad-71b053e6", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, -1, 5, -3, 5, 0, 4, 1, 2, -1, 3, 0, 4, 1, 3) \
  ROW("contains-triangle-quad-06e05d96", "i32 i64 f32 f64", "contained shared-corner other-winding", 0, 0, -1, 2, -1, 3, 1, 2, -1, 4, 1, 2, -1, 2, -1, 3) \
  ROW("contains-triangle-quad-a0f0f2a7", "i32 i64 f32 f64", "parallel shared-corner other-winding", 0, 0, 0, 8, 12, 0, 12, 8, 12, 9, 12, 8, 11, 8, 10, 10) \
  ROW("contains-triangle-quad-5e53aa00", "i32 i64 f32 f64", "corner shared-corner other-winding no-extent", 0, 0, 2, 2, 1, 1, 3, 3, 2, 1, 2, 2, 4, 0, 3, 0) \
  ROW("contains-triangle-quad-aebce4ba", "i32 i64 f32 f64", "contained other-winding no-extent", 1, 0, 7, 11, 16, -2, 4, 7, 10, 3, 8, 5, 10, 4, 10, 3) \
  ROW("contains-triangle-quad-59c5aa54", "i32 i64 f32 f64", "parallel shared-corner other-winding no-extent", 0, 0, 0, -1, 0, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, 0) \
  ROW("contains-triangle-quad-2e6268c6", "i32 i64 f32 f64", "", 0, 0, -6, 14, 0, -14, 6, -14, -2, 0, -2, -2, 0, -2, 2, 2) \
  ROW("contains-triangle-quad-6371e730", "i32 i64 f32 f64", "contained other-winding", 1, 0, 12, -48, 0, -58, 28, -56, 10, -54, 14, -50, 18, -56, 14, -56) \
  ROW("contains-triangle-quad-ccc6b1a1", "i32 i64 f32 f64", "corner", 0, 0, 4226, 1830, -2, 12, 2850, 1144, -6, 13, -2, 12, -4, 16, -10, 14) \
  ROW("contains-triangle-quad-570a1397", "i32 i64 f32 f64", "crossing leaves-i32", 0, 0, 24347, -100141, 2, 0, 0, 3, 3, -29197, 4937, -29197, 4937, 2, 3, 2) \
  ROW("contains-triangle-quad-cef2f3fa", "i32 i64 f32 f64", "contained", 1, 0, -43136, 8448, 29206, 2, 0, -45968, -3489, 3, -28204, 3, -28204, -6351, -3489, -6351) \
  ROW("contains-triangle-quad-7d1bbf3d", "i32 i64 f64", "leaves-i32", 0, 0, -349952558, -1243775182, 2, 0, 0, 3, 3, 64887819, -791183800, 64887819, -791183800, 2, 3, 2) \
  ROW("contains-triangle-quad-8508afab", "i64 f64", "leaves-i32 leaves-i64", 0, 0, -404558159, -1058349293, -378318516, 0, 3159240821, 781079750, 1925349058, 3, 2, 3, 2, 2, 1925349058, 2) \
  ROW("contains-triangle-quad-c3a64877", "i64 f64", "contained leaves-i32 leaves-i64", 1, 0, 7723111604, 0, -870233993, 6540486666, 1, 262097547, 104968238, 621937769, 0, 621937769, 0, 2685151185, 104968238, 2685151185) \
  ROW("contains-triangle-quad-20c68e06", "f32 f64", "leaves-i32 vanishes", 0, 0, 83886088, -50331648, 0, 0, 176160768, -92274672, 75497472, 444596160, 192937952, 58720256, 2.802596928649634e-45, 0, -184549408, 260046848) \
  ROW("contains-triangle-quad-76bfe737", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, -5.1051133904131916e+153, 0, -2.6239338699730893e+153, -8.99091847747926e+153, 5.0978755023386095e+153, 2, -1.473034118837752e+154, 0, -1.473034118837752e+154, 0, 1, 2, 1) \
  ROW("contains-triangle-quad-34ec8d22", "f64", "vanishes", 0, 0, 0.36000000000000004, 0.27, -0.18, 0.24000000000000002, -5e-324, 0.75, 1.11, 0.47, 1.11, 0.53, 0.21, 0.47, 0.81, 0.41) \
  ROW("contains-triangle-quad-816a5484", "f64", "contained leaves-i32", 1, 0, 2.0722999572753906, -13.762444496154785, -588618.625, -0.03549300879240036, 3.4066746645855517e-10, 885.2051391601562, -0.00006200404459377751, -0.004682380706071854, 0.0000476175919175148, -0.004682380706071854, 0.0000476175919175148, 0.00045336541370488703, -0.00006200404459377751, 0.00045336541370488703)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, a_x4, a_y4, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3, b_x4, b_y4 */
#define GRAZE_CONTAINS_QUAD_QUAD(ROW) \
  ROW("contains-quad-quad-b1bfed8d", "i32 i64 f32 f64", "parallel other-winding", 0, 0, 2, 0, 1, 0, 2, 1, 3, 0, 1, 1, 0, 2, 2, 3, 2, 2) \
  ROW("contains-quad-quad-f0c8177c", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 3, 1, 3, 2, 3, 3, 1, 2, 2, 0, 0, 2, 1, 3, 3, 2) \
  ROW("contains-quad-quad-0170ac6b", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 0, 2, 1, 2, 2, 6, 1, 5, 0, 2, 2, 4, 2, 2, 1, 2) \
  ROW("contains-quad-quad-005ad842", "i32 i64 f32 f64", "corner shared-corner other-winding", 0, 0, 1, 3, 2, 6, 1, 6, 0, 5, 4, 3, 2, 1, 1, 2, 1, 3) \
  ROW("contains-quad-quad-342ffc94", "i32 i64 f32 f64", "shared-corner", 0, 0, 2, 2, 4, 4, 1, 5, 1, 3, 1, 2, 2, 2, 3, 2, 3, 4) \
  ROW("contains-quad-quad-f9f284f5", "i32 i64 f32 f64", "other-winding", 0, 0, 6, 0, 7, 7, 4, 11, 2, -3, 4, 4, 5, 2, 4, 1, 2, 2) \
  ROW("contains-quad-quad-78dcb2ab", "i32 i64 f32 f64", "corner other-winding", 0, 0, -1, 5, -2, 6, -4, 6, -5, 5, 1, 2, -1, 3, 0, 4, 1, 3) \
  ROW("contains-quad-quad-3699e6fe", "i32 i64 f32 f64", "parallel shared-corner other-winding", 0, 0, 0, 8, 6, 0, 12, 0, 12, 8, 12, 9, 12, 8, 11, 8, 10, 10) \
  ROW("contains-quad-quad-2fd4ac34", "i32 i64 f32 f64", "crossing other-winding", 0, 0, -7, 0, -4, 5, -2, 3, -6, -1, -1, 7, -2, 5, -3, 1, 0, 8) \
  ROW("contains-quad-quad-734f051b", "i32 i64 f32 f64", "", 0, 0, -2, 3, -7, -7, 7, -9, 8, -2, -1, 0, 0, 3, -2, 2, -2, 1) \
  ROW("contains-quad-quad-2d8c8b05", "i32 i64 f32 f64", "other-winding", 0, 0, -8, -2, -4, -6, 4, -6, 8, 6, -2, -4, -2, 4, 2, 4, 2, 0) \
  ROW("contains-quad-quad-fef786e9", "i32 i64 f32 f64", "contained", 0, 0, 8, 14, 8, 13, 9, 13, 9, 15, 6, 9, 14, 15, 7, 16, 3, 13) \
  ROW("contains-quad-quad-058c521e", "i32 i64 f32 f64", "contained other-winding", 1, 0, 5, 16, -11, -2, 1, -12, 9, -3, 1, 1, -1, 1, -3, 2, 1, 3) \
  ROW("contains-quad-quad-db183a8d", "i32 i64 f32 f64", "contained other-winding", 1, 0, 11, -11, 4, -12, 2, 2, 13, 0, 5, -6, 4, -6, 3, -4, 5, -2) \
  ROW("contains-quad-quad-86853b18", "i32 i64 f32 f64", "no-extent", 0, 0, 3, 1, 2, 3, 0, 7, 2, 3, 1, 0, 2, 1, 1, 2, 0, 3) \
  ROW("contains-quad-quad-b003111e", "i32 i64 f32 f64", "parallel shared-corner no-extent", 0, 0, 1, -2, 0, -1, -2, -4, -2, -5, 0, -1, 1, -2, 0, -1, -1, 0) \
  ROW("contains-quad-quad-ccda0219", "i32 i64 f32 f64", "contained other-winding", 1, 0, 3, 7, -19, 3, 5, 21, 8, 17, 1, 8, 1, 9, -2, 9, -2, 8) \
  ROW("contains-quad-quad-3bba3781", "i32 i64 f32 f64", "corner", 0, 0, 0, 0, -12220, 0, -12220, 1, 0, 1, 0, 3, 2, 3, 2, 17015, 0, 17015) \
  ROW("contains-quad-quad-6e74819f", "i32 i64 f32 f64", "parallel leaves-i32", 0, 0, 4896, 2, 1, 2, 1, 30808, 4896, 30808, 3, -85665, 26710, -85665, 26710, 0, 3, 0) \
  ROW("contains-quad-quad-7cb60457", "i32 i64 f32 f64", "contained leaves-i32", 1, 0, -14307, 51267, 81158, 51267, 81158, -6987, -14307, -6987, 3, 10746, 19584, 10746, 19584, 2, 3, 2) \
  ROW("contains-quad-quad-5ea7e40d", "i32 i64 f64", "leaves-i32", 0, 0, 0, 0, 140650061, 0, 140650061, 1, 0, 1, 0, 3, 2, 3, 2, -1067964576, 0, -1067964576) \
  ROW("contains-quad-quad-d482fa73", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 35975136, 2, 1, 2, 1, 684573016, 35975136, 684573016, 3, 1266381150, 3124792324, 1266381150, 3124792324, 0, 3, 0) \
  ROW("contains-quad-quad-77e3bd8f", "i64 f64", "contained leaves-i32", 1, 0, -869494777, -2343130928, 1585433835, -2343130928, 1585433835, 969512206, -869494777, 969512206, 1, -127583763, 675264036, -127583763, 675264036, -2233232724, 1, -2233232724) \
  ROW("contains-quad-quad-5bc16f75", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 0, 2.1263159440977936e+153, 0, 2.1263159440977936e+153, 1, 0, 1, 0, 3, 2, 3, 2, -1.1764055207470349e+154, 0, -1.1764055207470349e+154) \
  ROW("contains-quad-quad-2e4915ac", "f32 f64", "leaves-i32 vanishes", 0, 0, 33554432, 0, 16777216, 113246200, 0, 75497472, 1.401298464324817e-45, 37748740, 16777220, 113246208, -67108872, 104857608, -67108864, 113246208, -25165820, 121634816) \
  ROW("contains-quad-quad-9a8fe125", "f64", "vanishes", 0, 0, 31.99999999999999, -2e-323, 4, 4, -2e-323, -2e-323, 56, -8, 100, 180.00000000000006, 164, 60, 104.00000000000006, 28, 44, -4)

/* n, a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, a_x4, a_y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3, b_x4, b_y4 */
#define GRAZE_CONTAINS_POLYGON_QUAD(ROW) \
  ROW("contains-polygon-quad-bea3fb30", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 6, -4, 0, -3, 2, 0, 0, 6, 0, 3, 0, 0, 5, 0) \
  ROW("contains-polygon-quad-0f7a948b", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 7, -2, -2, 7, -5, -5, 2, 2, 0, 1, 0, 3, 3, 3) \
  ROW("contains-polygon-quad-1a3c2803", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 3, 2, 3, 0, 0, 4, -1, 4, -1, 5, -3, 4, -4, 2, -2) \
  ROW("contains-polygon-quad-095b02c7", "i32 i64 f32 f64", "", 1, 0, 3, 12, 5, 0, 3, 4, -11, 9, 1, 7, 0, 5, -1, 7, -4) \
  ROW("contains-polygon-quad-f18c64ee", "i32 i64 f32 f64", "", 1, 0, 4, 4, 4, -2, 2, 1, -2, 8, -3, 3, 1, 4, 3, 3, 3, 2, 2) \
  ROW("contains-polygon-quad-39679bf8", "i32 i64 f32 f64", "other-winding", 1, 0, 4, 0, -10, -4, 2, 12, 2, 8, -10, 8, -3, 8, -6, 6, -6, 4, -5) \
  ROW("contains-polygon-quad-0e5b364d", "i32 i64 f32 f64", "no-extent", 0, 0, 3, 3, 1, 3, 5, 3, -1, 6, 0, 9, 2, 9, 3, 5, 1) \
  ROW("contains-polygon-quad-f4d348eb", "i32 i64 f32 f64", "no-extent", 0, 0, 5, -7, -1, 1, -5, 10, -4, 3, 1, -1, 5, 3, 3, -1, -1, 1, 1, -1, -1) \
  ROW("contains-polygon-quad-f2f623b5", "i32 i64 f32 f64", "", 0, 0, 3, 7398, -7140, 1, -7140, 1, 1, 10821, 8120, 3, 8120, 3, 1, 10821, 1) \
  ROW("contains-polygon-quad-2acbf181", "i32 i64 f32 f64", "leaves-i32", 0, 0, 3, -95, 0, 7270, 0, 7270, 1, -35385, 47580, 0, 47580, 0, 3, -35385, 3) \
  ROW("contains-polygon-quad-42cc1fc6", "i32 i64 f32 f64", "", 1, 0, 4, -36075, -7551, 20490, -7551, 20490, 28858, -36075, 28858, 0, 5652, 14561, 5652, 14561, 2, 0, 2) \
  ROW("contains-polygon-quad-393650e7", "i32 i64 f64", "leaves-i32", 0, 0, 3, 411026544, -342036299, 1, -342036299, 1, 1, -174056510, 1058903407, 3, 1058903407, 3, 1, -174056510, 1) \
  ROW("contains-polygon-quad-1ccb7385", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, 0, 0, 713896393, 0, 713896393, -7257810597, 0, 3, 3171830604, 3, 3171830604, 8551434475, 0, 8551434475) \
  ROW("contains-polygon-quad-faedeb4d", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, 0, 0, 6.116155999671692e+153, 0, 6.116155999671692e+153, -2.1494192936020177e+154, 0, 3, 9.698481341393693e+153, 3, 9.698481341393693e+153, 2.4413700842072407e+154, 0, 2.4413700842072407e+154) \
  ROW("contains-polygon-quad-ad76b2c1", "f32 f64", "leaves-i32 vanishes", 0, 0, 3, 11403264, 11796480, 6684672, 1703936.25, 786431.875, -262144, 786431.9375, -262144.0625, 2.802596928649634e-45, 2.802596928649634e-45, -131071.9921875, -655360, 524287.9375, -1572864) \
  ROW("contains-polygon-quad-c1aec834", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 1, 0, 4, 1.13761333406681e+19, 1.1698465069955285e+19, -2.682186927801421e+19, 1.1698465069955285e+19, -2.682186927801421e+19, -1.3418166126982988e+19, 1.13761333406681e+19, -1.3418166126982988e+19, -1.4974578712169677e+19, 3, -3.2801507740336783e+18, 3, -3.2801507740336783e+18, 2, -1.4974578712169677e+19, 2) \
  ROW("contains-polygon-quad-835906a1", "f64", "vanishes", 0, 0, 3, 3, 1.125, -1.5, 2.625, -1.5e-323, 2.375, -4.375, 2.125, -3.5, -1.5e-323, -1.375, 0.8750000000000001, -0.75, 2.375)

/* cx, cy, r, n, x1, y1, x2, y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16 */
#define GRAZE_CONTAINS_DISC_POLYGON(ROW) \
  ROW("contains-disc-polygon-1c38e422", "i32 i64 f32 f64", "level", 0, 0, 0, 0, 3, 3, 3, -2, 4, 4, 0, 0) \
  ROW("contains-disc-polygon-d165185e", "i32 i64 f32 f64", "level other-winding", 0, 0, 0, 1, 1, 3, -4, -3, 1, 4, 2, 1) \
  ROW("contains-disc-polygon-2e131422", "i32 i64 f32 f64", "level other-winding", 0, 0, 0, -1, 1, 3, 0, 5, 4, -3, -4, -5) \
  ROW("contains-disc-polygon-68f2be3b", "i32 i64 f32 f64", "", 0, 0, 9, 4, 3, 4, 2, -2, 2, 1, 0, 0, 0, -2) \
  ROW("contains-disc-polygon-f924e306", "i32 i64 f32 f64", "", 0, 0, 2, 0, 8, 4, 6, -8, 6, -6, -2, 8, -2, 4) \
  ROW("contains-disc-polygon-b2db32dd", "i32 i64 f32 f64", "other-winding", 1, 0, 0, 0, 8, 4, 4, -1, 4, -3, -4, -3, -4, 3) \
  ROW("contains-disc-polygon-7aadb827", "i32 i64 f32 f64", "level", 1, 0, -9, 6, 16, 4, -9, 7, -9, 1, -7, 1, -7, 9) \
  ROW("contains-disc-polygon-52ae57ed", "i32 i64 f32 f64", "other-winding", 1, 0, 12, 6, 13, 4, 9, 10, 16, -6, 5, 2, 4, 10) \
  ROW("contains-disc-polygon-77aa3b73", "i32 i64 f32 f64", "level no-extent", 0, 0, 0, 0, 1, 3, 7, -6, 3, -2, 1, 0) \
  ROW("contains-disc-polygon-c1110a29", "i32 i64 f32 f64", "", 0, 0, 0, 17755, 1, 3, 7599, 0, 0, 0, 0, 16360) \
  ROW("contains-disc-polygon-995b6168", "i32 i64 f32 f64", "leaves-i32", 0, 0, -11260, 3, 3, 3, 69193, 3, 0, 3, 0, 114613) \
  ROW("contains-disc-polygon-968ee61c", "i32 i64 f32 f64", "leaves-i32", 1, 0, 0, -8356, 55493, 3, 2, 6449, 52838, 3, -2035, -39305) \
  ROW("contains-disc-polygon-36f93548", "i32 i64 f64", "leaves-i32", 1, 0, 0, 7398, 2147476508, 3, 18844, 1, 1, 1, 1, 3) \
  ROW("contains-disc-polygon-7a13d374", "i32 i64 f64", "leaves-i32", 0, 0, 0, -1121593045, 1, 3, 1073933353, 0, 0, 0, 0, 845718242) \
  ROW("contains-disc-polygon-c7a6be73", "i64 f64", "leaves-i32 leaves-i64", 0, 0, -157258280, 3, 3, 3, 4799221661, 3, 0, 3, 0, -3973817407) \
  ROW("contains-disc-polygon-55bc4bd7", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, 1, 1, 3) \
  ROW("contains-disc-polygon-fe6fd733", "f32 f64", "leaves-i32 leaves-i64 vanishes", 0, 0, 137438953472, 584115552256, 137438953472, 3, -2.802596928649634e-45, 584115552256, 2405181423616, 618475290624, 274877906944, -1236950581248) \
  ROW("contains-disc-polygon-f204161f", "f64", "vanishes", 0, 0, 5e-324, 5e-324, 29.75, 3, 14, 26.250000000000014, 7.5, 68.25, 46.50000000000002, 33)

/* a_x1, a_y1, a_x2, a_y2, r, n, b_x1, b_y1, b_x2, b_y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16 */
#define GRAZE_CONTAINS_CAPSULE_POLYGON(ROW) \
  ROW("contains-capsule-polygon-f48dccc0", "i32 i64 f32 f64", "shared-corner", 0, 0, 1, 0, 7, 5, 1, 3, 1, 0, 7, 5, -1, 4) \
  ROW("contains-capsule-polygon-f4bf3160", "i32 i64 f32 f64", "other-winding", 0, 0, 2, 4, 1, 1, 2, 3, 3, -2, -3, 1, 1, 7) \
  ROW("contains-capsule-polygon-e3207e2e", "i32 i64 f32 f64", "shared-corner", 0, 0, 0, -3, 0, -7, 3, 3, 0, -3, 3, -1, 0, 1) \
  ROW("contains-capsule-polygon-d20853f6", "i32 i64 f32 f64", "other-winding", 0, 0, 4, -6, 16, -1, 1, 3, -4, 6, 2, 3, 0, 0) \
  ROW("contains-capsule-polygon-59a65436", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 6, -6, 8, -6, 2, 3, 1, 2, 6, -6, -2, 0) \
  ROW("contains-capsule-polygon-db5b36b5", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, -1, -5, -7, -1, 3, 3, 2, 1, -1, -5, -7, -1) \
  ROW("contains-capsule-polygon-cd41d290", "i32 i64 f32 f64", "other-winding", 1, 0, 4, 3, -4, -3, 16, 3, 8, 16, -2, -16, -8, -8) \
  ROW("contains-capsule-polygon-e0966686", "i32 i64 f32 f64", "shared-corner", 0, 0, -2, 5, 0, 3, 1, 4, 0, 4, 0, 3, 2, 1, 2, 2) \
  ROW("contains-capsule-polygon-5e8e93f0", "i32 i64 f32 f64", "no-extent", 0, 0, 9, -3, 9, 3, 2, 3, 2, -3, 2, 3, 2, 1) \
  ROW("contains-capsule-polygon-82c7adf9", "i32 i64 f32 f64", "leaves-i32", 0, 0, -54175, 3450, 32731, 16216, 2, 3, 3, 3, 0, 3, 0, -21545) \
  ROW("contains-capsule-polygon-c1220257", "i32 i64 f32 f64", "leaves-i32", 1, 0, -6660, 31842, -12825, 0, 53634, 3, 29314, 1, 2, 1, 2, -14390) \
  ROW("contains-capsule-polygon-b429f7e7", "i32 i64 f64", "leaves-i32", 1, 0, 34, 49, 37, 53, 2147483647, 3, 32, 49, -101, 24, 40, -13) \
  ROW("contains-capsule-polygon-e6add3c8", "i32 i64 f64", "leaves-i32", 0, 0, 3, -964359348, 241941437, 0, 52445393, 3, 3, 2, 99487716, 0, 232108444, 2) \
  ROW("contains-capsule-polygon-77da2b36", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, -4.4086827730849206e+153, 2.4581034648156566e+153, 0, 1.7290191813891013e+153, 3, 3, 2, 9.649867779645404e+153, 0, 4.5447845413664085e+153, 2) \
  ROW("contains-capsule-polygon-09ac9589", "f64", "leaves-i32 leaves-i64 leaves-f32 vanishes", 0, 0, 4.460149039706125e+43, -1e-323, 0, -2.6760894238236748e+44, 4.4601490397061236e+43, 3, 4.460149039706125e+43, -2.6760894238236748e+44, 2.2300745198530623e+44, 6.2442086555885745e+44, 2.2300745198530623e+44, -4.460149039706125e+44) \
  ROW("contains-capsule-polygon-b79a7481", "f64", "vanishes", 0, 0, 5e-324, 0.1, 5e-324, 0.05, 0.01, 3, 0.43000000000000005, -1.35, 0.01, 0.06, 0.36000000000000004, 3.35)

/* x, y, w, h, n, x1, y1, x2, y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16 */
#define GRAZE_CONTAINS_BOX_POLYGON(ROW) \
  ROW("contains-box-polygon-158837cd", "i32 i64 f32 f64", "other-winding", 0, 0, 2, 1, 5, 4, 3, 2, 0, 6, 4, 8, 0) \
  ROW("contains-box-polygon-26dd9264", "i32 i64 f32 f64", "", 0, 0, 1, 5, 3, 3, 3, -2, 3, 2, 3, 0, 8) \
  ROW("contains-box-polygon-621858ae", "i32 i64 f32 f64", "shared-corner", 0, 0, 5, 7, 6, 5, 3, 0, 1, 3, -1, 5, 7) \
  ROW("contains-box-polygon-7eabfc85", "i32 i64 f32 f64", "other-winding", 0, 0, -5, 1, 2, 8, 3, 0, 8, 2, 3, -6, 1) \
  ROW("contains-box-polygon-7b6197c2", "i32 i64 f32 f64", "", 0, 0, 6, 5, 2, 1, 3, 9, 8, -3, 5, 6, -4) \
  ROW("contains-box-polygon-9723d5e0", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 0, 0, 2, 6, 4, 2, 9, 2, 6, 0, 8, 0, 9) \
  ROW("contains-box-polygon-1bd9287d", "i32 i64 f32 f64", "shared-corner", 0, 0, 0, 0, 15, 2, 4, 0, 2, 2, 3, 2, 5, 0, 5) \
  ROW("contains-box-polygon-15b29fe3", "i32 i64 f32 f64", "other-winding", 0, 0, 1, 6, 6, 5, 4, 3, -2, 1, -2, 1, 2, 3, 1) \
  ROW("contains-box-polygon-e7aab1a7", "i32 i64 f32 f64", "", 0, 0, -5, 0, 1, 6, 4, 2, 5, -3, 5, -4, 2, -1, 1) \
  ROW("contains-box-polygon-f4acda33", "i32 i64 f32 f64", "", 0, 0, 1, -2, 4, 6, 4, 0, -2, 0, 0, -4, 0, -1, -2) \
  ROW("contains-box-polygon-6e15bb8c", "i32 i64 f32 f64", "other-winding", 0, 0, -4, -1, 2, 3, 6, -3, 1, -3, 2, 1, 2, 1, -1, 0, 1, -1, -1) \
  ROW("contains-box-polygon-f7eb4deb", "i32 i64 f32 f64", "shared-corner no-extent", 0, 0, 2, 0, 6, 6, 3, 5, 3, -1, -3, 2, 0) \
  ROW("contains-box-polygon-21d37abd", "i32 i64 f32 f64", "other-winding", 1, 0, 9, 7, 32, 38, 3, 18, 14, 16, 18, 34, 38) \
  ROW("contains-box-polygon-99fa849d", "i32 i64 f32 f64", "leaves-i32", 0, 0, 3, 37717, 9270, 1, 3, -11751, 2, 1, 2, 1, -118671) \
  ROW("contains-box-polygon-89acbce1", "i32 i64 f64", "leaves-i32", 1, 0, -12, 25, 2147483646, 15, 3, 30, 38, -10, 35, 0, 26) \
  ROW("contains-box-polygon-bb8666e7", "i32 i64 f64", "leaves-i32", 0, 0, 0, 7398, 2147476508, 3, 3, 1, 1, 3, 1, 3, 4957) \
  ROW("contains-box-polygon-9dda2751", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3, 1, 1, 3, 1, 3, -6.657191260550889e+153) \
  ROW("contains-box-polygon-1584ff9c", "f32 f64", "leaves-i32 vanishes", 0, 0, -2.802596928649634e-45, 2.802596928649634e-45, 218103792, 176160784, 3, -1.401298464324817e-45, 176160768, -553648128, -377487360, -335544288, 75497472) \
  ROW("contains-box-polygon-e6051aad", "f64", "vanishes", 0, 0, 2e-323, 2e-323, 24, 19, 3, -9, -28, -48, -26, 2e-323, 10)

/* x, y, w, h, r, n, x1, y1, x2, y2, x3, y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16 */
#define GRAZE_CONTAINS_ROUNDED_POLYGON(ROW) \
  ROW("contains-rounded-polygon-4eb0c164", "i32 i64 f32 f64", "shared-corner", 0, 0, 1, 0, 6, 3, 1, 3, 2, 1, 3, 7, -4, -1) \
  ROW("contains-rounded-polygon-b262d40d", "i32 i64 f32 f64", "other-winding", 0, 0, 9, -1, 6, 3, 1, 3, 4, 0, -2, 0, 0, 6) \
  ROW("contains-rounded-polygon-b72da1fa", "i32 i64 f32 f64", "other-winding", 0, 0, -6, 9, 7, 11, 3, 3, -3, 6, 1, 2, -3, 0) \
  ROW("contains-rounded-polygon-a613d20b", "i32 i64 f32 f64", "", 0, 0, -3, -9, 8, 11, 3, 3, 0, 0, 8, -2, 4, 6) \
  ROW("contains-rounded-polygon-7b2339a8", "i32 i64 f32 f64", "other-winding", 0, 0, 1, -7, 14, 10, 4, 3, 9, 5, -3, 0, 5, 5) \
  ROW("contains-rounded-polygon-0a635236", "i32 i64 f32 f64", "shared-corner other-winding", 1, 0, -1, -2, 10, 5, 2, 4, 0, 1, 1, 2, 1, 0, 0, -1) \
  ROW("contains-rounded-polygon-8ae2c637", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, -1, -2, 5, 9, 2, 4, 1, -1, -1, -1, -1, 2, 1, 0) \
  ROW("contains-rounded-polygon-ec80cf3b", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, -4, -2, 11, 11, 3, 4, 1, 5, 3, 1, 1, -3, -1, 1) \
  ROW("contains-rounded-polygon-2d8eab26", "i32 i64 f32 f64", "", 0, 0, -6, -7, 8, 3, 1, 4, -4, -6, -4, -3, -6, -2, -6, -6) \
  ROW("contains-rounded-polygon-52b4825e", "i32 i64 f32 f64", "no-extent", 0, 0, 0, 0, 1, 2, 0, 3, 1, -1, 3, 2, -1, 2) \
  ROW("contains-rounded-polygon-4ed6ba89", "i32 i64 f32 f64", "no-extent", 0, 0, 0, -1, 0, 0, 0, 3, -1, 0, -1, 0, -1, 0) \
  ROW("contains-rounded-polygon-21adb743", "i32 i64 f32 f64", "leaves-i32", 0, 0, -54175, 3450, 32731, 16216, 2, 3, 3, 3, 0, 3, 0, -21545) \
  ROW("contains-rounded-polygon-8362da58", "f64", "", 1, 0, 1.9, -2, 2.8, 4.4, 0.7, 3, 3.9, -0.3, 3.3, 1.7, 4.5, 0.2) \
  ROW("contains-rounded-polygon-944fa1bc", "i32 i64 f64", "leaves-i32", 0, 0, 28798, 116014, 2147471429, 10219, 3359, 3, 0, 1, 612, 3, -12324, 0) \
  ROW("contains-rounded-polygon-a73c7cc0", "i32 i64 f64", "leaves-i32", 1, 0, 2147483522, 2147483554, 18, 10, 4, 3, 2147483537, 2147483563, 2147483537, 2147483559, 2147483531, 2147483561) \
  ROW("contains-rounded-polygon-fa11f055", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -1.1719496541351007e+154, 6.4753006346904605e+153, 5.70843998627696e+153, 1.6915173959586625e+153, 2, 3, 3, 3, 0, 3, 0, -8.046453383903358e+153) \
  ROW("contains-rounded-polygon-de073130", "f32 f64", "leaves-i32 leaves-i64 vanishes", 0, 0, 1340029796352, -858993459200, 927712935936, 618475159552, 68719476736, 3, -1.401298464324817e-45, 584115552256, 2405181685760, 618475290624, 274877906944, -1236950581248) \
  ROW("contains-rounded-polygon-c6d14568", "f64", "vanishes", 0, 0, -1.5, 1.8750000000000007, 4.000000000000003, 2.25, 0.7500000000000004, 3, 3, 1.125, -1.5, 2.625, -1.5e-323, 2.375) \
  ROW("contains-rounded-polygon-9b2b795b", "f64", "vanishes", 1, 0, -1.2500000000000009, -0.8750000000000004, 2.25, 1.3125, 0.5000000000000004, 9, 0.5000000000000004, -2e-323, 0.5000000000000004, -0.25, 0.6250000000000002, -0.625, 0.31250000000000006, -0.375, 0.06249999999999999, -0.625, -2e-323, -0.375, 0.12499999999999999, -0.1875000000000001, -0.12500000000000006, 0.12499999999999999, 0.25, -2e-323)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, n, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3, x4, y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16 */
#define GRAZE_CONTAINS_TRIANGLE_POLYGON(ROW) \
  ROW("contains-triangle-polygon-a156aefa", "i32 i64 f32 f64", "shared-corner", 0, 0, 1, 0, 1, -2, 2, 0, 3, 1, 0, 7, 5, -1, 4) \
  ROW("contains-triangle-polygon-eb9f4162", "i32 i64 f32 f64", "other-winding", 0, 0, 2, 2, 4, 4, 3, 1, 3, 5, 2, -1, 2, -3, -4) \
  ROW("contains-triangle-polygon-a9f53346", "i32 i64 f32 f64", "", 0, 0, 2, -2, 0, 1, 2, -3, 3, -3, -2, 5, -4, 1, 6) \
  ROW("contains-triangle-polygon-56707744", "i32 i64 f32 f64", "other-winding", 0, 0, 8, -15, 16, 5, -16, 15, 4, -16, 9, 12, 7, 16, 1, -4, -9) \
  ROW("contains-triangle-polygon-302edb56", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 1, 0, 1, 2, 3, 1, 3, -3, 3, 0, 0, 5, -5) \
  ROW("contains-triangle-polygon-0177c67b", "i32 i64 f32 f64", "shared-corner other-winding no-extent", 0, 0, 4, 2, 4, 0, 2, 2, 4, 2, 2, 0, 4, 0, 4, 2, 4) \
  ROW("contains-triangle-polygon-bdb7ff81", "i32 i64 f32 f64", "shared-corner other-winding no-extent", 0, 0, -3, 2, 11, 0, 6, -10, 3, 3, 2, -3, 2, -3, 2) \
  ROW("contains-triangle-polygon-5c42d50a", "i32 i64 f32 f64", "no-extent", 0, 0, -9, 9, -9, 8, -6, 9, 13, 4, -4, 6, -6, 6, -6, 3, -3, 0, 0, -3, 3, -2, 2, -4, 4, -6, 6, -6, 6, -1, 1, 3, -3, 2, -2) \
  ROW("contains-triangle-polygon-2f818fb4", "i32 i64 f32 f64", "shared-corner no-extent", 0, 0, 0, -1, 0, -1, 0, 0, 3, -1, 0, 0, 0, 0, 0) \
  ROW("contains-triangle-polygon-8783884b", "i32 i64 f32 f64", "other-winding", 1, 0, 3, 33, 25, 2, -5, 18, 5, 6, 19, 4, 21, 2, 17, 4, 15, 5, 17) \
  ROW("contains-triangle-polygon-6cb15a74", "i32 i64 f32 f64", "other-winding no-extent", 1, 0, -15, -1, -31, 26, -39, 12, 5, -34, 13, -34, 13, -33, 14, -29, 10, -30, 9) \
  ROW("contains-triangle-polygon-18cbe768", "i32 i64 f32 f64", "leaves-i32", 0, 0, -11260, 3, 3, 2, 69193, 3, 3, 24480, 0, 2, 0, 2, -65673) \
  ROW("contains-triangle-polygon-ebebe2ab", "i32 i64 f32 f64", "", 1, 0, -43136, 8448, 29206, 2, 0, -45968, 3, 3, -6337, -6351, -6337, -6351, -10516) \
  ROW("contains-triangle-polygon-dddbe164", "i64 f64", "leaves-i32 leaves-i64", 0, 0, -157258280, 3, 3, 2, 4799221661, 3, 3, 738644405, 0, 2, 0, 2, 2906459362) \
  ROW("contains-triangle-polygon-5fff33e3", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 530570088, -827128651, -2114878647, 1, 4925341159, 153984402, 3, -1818817319, 2, 2630298911, 0, 4045745037, 3) \
  ROW("contains-triangle-polygon-835d8de2", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, -1.7658674152875727e+153, 3, 3, 2, 1.640591743481074e+154, 3, 3, 4.7805484266570056e+153, 0, 2, 0, 2, 2.6197670672529662e+154) \
  ROW("contains-triangle-polygon-4150de1c", "f32 f64", "leaves-i32 vanishes", 0, 0, 655360, -1703936, 131072, -131071.984375, -2.802596928649634e-45, -786432, 3, 7340032, 2359296.5, 262144, -786432.0625, 7340032, 2359295.75) \
  ROW("contains-triangle-polygon-f6fd543b", "f64", "vanishes", 0, 0, 6, 2, 2e-323, 2e-323, 2e-323, 2, 3, -9, -38, -48, -36, 2e-323, 2e-323)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, a_x4, a_y4, n, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3, b_x4, b_y4, x5, y5, x6, y6, x7, y7, x8, y8, x9, y9, x10, y10, x11, y11, x12, y12, x13, y13, x14, y14, x15, y15, x16, y16 */
#define GRAZE_CONTAINS_QUAD_POLYGON(ROW) \
  ROW("contains-quad-polygon-312788d6", "i32 i64 f32 f64", "other-winding", 0, 0, 0, 6, 0, 3, 0, 0, 5, 0, 3, 6, -4, 0, -3, 2, 0) \
  ROW("contains-quad-polygon-8f05a0ef", "i32 i64 f32 f64", "shared-corner other-winding", 0, 0, 4, -1, 5, -3, 4, -4, 2, -2, 3, 2, 3, 0, 0, 4, -1) \
  ROW("contains-quad-polygon-df8f60dd", "i32 i64 f32 f64", "", 0, 0, 9, 1, 7, 0, 5, -1, 7, -4, 3, 12, 5, 0, 3, 4, -11) \
  ROW("contains-quad-polygon-ef68a3fd", "i32 i64 f32 f64", "no-extent", 0, 0, 6, 0, 9, 2, 9, 3, 5, 1, 3, 3, 1, 3, 5, 3, -1) \
  ROW("contains-quad-polygon-fba46142", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, -2, 1, 3, 13, 15, 8, -7, -11, 3, 6, -4, -1, 3, -2, 4) \
  ROW("contains-quad-polygon-bf26d65f", "i32 i64 f32 f64", "shared-corner no-extent", 0, 0, 3, -3, 2, -1, 1, -1, 0, -3, 3, 3, -3, 3, -3, 0, 0) \
  ROW("contains-quad-polygon-af027c31", "i32 i64 f32 f64", "shared-corner no-extent", 0, 0, 0, -1, 0, 0, 0, 0, 0, -1, 3, 0, 0, -1, 0, -1, 0) \
  ROW("contains-quad-polygon-f9d0e178", "i32 i64 f32 f64", "no-extent", 0, 0, 2, 4, 3, 1, 4, 3, 3, 4, 4, 8, 8, 8, 8, 8, 8, 8, 8) \
  ROW("contains-quad-polygon-448f3727", "i32 i64 f32 f64", "shared-corner other-winding no-extent", 0, 0, -1, 0, 0, 0, 0, -1, -1, 0, 10, -1, -1, -1, -1, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0) \
  ROW("contains-quad-polygon-2425768f", "i32 i64 f32 f64", "other-winding", 1, 0, 37, 3, 30, -14, 18, -19, 3, 17, 3, 18, 2, 13, -4, 18, -10) \
  ROW("contains-quad-polygon-2d5208a5", "i32 i64 f32 f64", "leaves-i32", 0, 0, 53462, 0, 1, 0, 1, 14512, 53462, 14512, 3, 1, 0, -30112, 0, -30112, -16166) \
  ROW("contains-quad-polygon-1fcb4e7a", "i32 i64 f32 f64", "", 1, 0, 0, 7398, 18844, 7398, 18844, 1, 0, 1, 3, 3, 4957, 7699, 4957, 7699, 5229) \
  ROW("contains-quad-polygon-8ffbb105", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 7723111604, 0, 1, 0, 1, 262097547, 7723111604, 262097547, 3, 1, 0, -586332128, 0, -586332128, -260081865) \
  ROW("contains-quad-polygon-fc7bc89f", "i64 f64", "leaves-i32 leaves-i64", 1, 0, 141838146, 3650442560, -2465002675, 3650442560, -2465002675, -6136835734, 141838146, -6136835734, 3, -1866377318, -635756209, 0, -635756209, 0, -2415456858) \
  ROW("contains-quad-polygon-88e1f17e", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1.787656411818858e+154, 0, 1, 0, 1, 3.2034593532257876e+153, 1.787656411818858e+154, 3.2034593532257876e+153, 3, 1, 0, -6.134438020590107e+153, 0, -6.134438020590107e+153, -3.240014980879896e+153) \
  ROW("contains-quad-polygon-8a6a2031", "f32 f64", "leaves-i32 vanishes", 0, 0, 786432, -262144, 0, 2.802596928649634e-45, -131072.03125, -655360, 524288, -1572863.75, 3, 11403264, 11796479, 6684672, 1703935.875, 786432, -262143.96875) \
  ROW("contains-quad-polygon-5914db2f", "f64", "vanishes", 0, 0, -4.375, 2.125, -3.5, -1.5e-323, -1.375, 0.8750000000000001, -0.75, 2.375, 3, 3, 1.125, -1.5, 2.625, -1.5e-323, 2.375)

/* a_n, a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, a_x4, a_y4, a_x5, a_y5, a_x6, a_y6, a_x7, a_y7, a_x8, a_y8, a_x9, a_y9, a_x10, a_y10, a_x11, a_y11, a_x12, a_y12, a_x13, a_y13, a_x14, a_y14, a_x15, a_y15, a_x16, a_y16, b_n, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3, b_x4, b_y4, b_x5, b_y5, b_x6, b_y6, b_x7, b_y7, b_x8, b_y8, b_x9, b_y9, b_x10, b_y10, b_x11, b_y11, b_x12, b_y12, b_x13, b_y13, b_x14, b_y14, b_x15, b_y15, b_x16, b_y16 */
#define GRAZE_CONTAINS_POLYGON_POLYGON(ROW) \
  ROW("contains-polygon-polygon-cd8f622a", "i32 i64 f32 f64", "other-winding", 0, 0, 3, 1, -2, -5, 3, 5, 2, 3, 7, -12, 1, 6, -1, 1) \
  ROW("contains-polygon-polygon-f98f144f", "i32 i64 f32 f64", "shared-corner", 0, 0, 3, -1, -1, 0, 0, -1, 0, 3, 0, -1, 0, 0, -1, -1) \
  ROW("contains-polygon-polygon-8c98e607", "i32 i64 f32 f64", "other-winding", 1, 0, 4, 3, 1, -3, 3, -5, -7, 5, -5, 3, -1, -2, 2, 1, 3, -3) \
  ROW("contains-polygon-polygon-f03fcebc", "i32 i64 f32 f64", "other-winding", 1, 0, 4, 10, -6, 2, -11, -5, -6, -2, 9, 4, 1, -5, 5, -5, 5, -1, 1, 3) \
  ROW("contains-polygon-polygon-0a46c8b6", "i32 i64 f32 f64", "no-extent", 0, 0, 3, 5, 0, -4, -9, -7, -12, 3, 1, -2, -3, 2, -3, -4) \
  ROW("contains-polygon-polygon-aedaa46e", "i32 i64 f32 f64", "", 0, 0, 3, 3681, 5485, 1, 5485, 1, 7967, 3, 12675, 3, 2, 3, 2, 1) \
  ROW("contains-polygon-polygon-5e91f4ed", "i32 i64 f32 f64", "leaves-i32", 0, 0, 3, 0, 30122, 3, 30122, 3, 0, 3, -249, 3, 6450, 3, 6450, 47898) \
  ROW("contains-polygon-polygon-60584194", "i32 i64 f32 f64", "leaves-i32", 1, 0, 3, -25452, 2, 7967, 2, 7967, -82452, 3, 0, -11534, 5949, -11534, 5949, -5262) \
  ROW("contains-polygon-polygon-79599768", "i32 i64 f64", "leaves-i32", 1, 0, 3, 597723257, -984312106, 1, -984312106, 1, 890367952, 3, 128070976, 3, 2, 3, 2, 1) \
  ROW("contains-polygon-polygon-00eb417a", "i32 i64 f64", "leaves-i32", 0, 0, 3, -586917129, 1, -1792912574, 1, 2, 311527993, 3, -759074416, 1, 2, 2, 1, 792094856) \
  ROW("contains-polygon-polygon-213dbf66", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 3, -900917908, 1, -5533012084, 1, -5533012084, 3, 3, 2515380927, 0, 1, 0, 1, 715291494) \
  ROW("contains-polygon-polygon-6f4516a5", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 3, -2.588406425156066e+153, 1, -7.191033921330767e+153, 1, 2, 1.9985885568071995e+153, 3, -7.006336223019163e+153, 1, 2, 2, 1, 4.694479756893952e+153) \
  ROW("contains-polygon-polygon-cac4d1ed", "f64", "leaves-i32 leaves-i64 leaves-f32 vanishes", 0, 0, 3, -4.7384491842885035e+128, 7.039981645228631e+127, -3.709528789985856e+128, 4.088604724728937e+128, -1.5975342964172666e+128, 9.206129843760518e+127, 4, 1e-323, 1.0018435418209976e+128, -9.74766689339349e+127, 1.4079963290457263e+128, -1.5704574439356176e+128, 8.935361318944032e+127, -2.7076852481648583e+127, 3.519990822614315e+127) \
  ROW("contains-polygon-polygon-df0f4f24", "f64", "vanishes", 0, 0, 3, 5e-324, 2.4399999999999995, -1.48, -2.4400000000000004, 1.48, -1.2199999999999998, 3, -1.78, 2.0399999999999996, -4.03, -3, -1.48, -2.4400000000000004)

/* x, y, x1, y1, x2, y2 */
#define GRAZE_DISTANCE_POINT_SEGMENT(ROW) \
  ROW("distance-point-segment-530ec428", "i32 i64 f32 f64", "", 0.7071067811865476, 7.071067953974023e-07, 0, 0, 0, 1, 1, 0) \
  ROW("distance-point-segment-f9a82361", "i32 i64 f32 f64", "corner", 1, 1.0000000284217094e-06, 0, 0, 1, 0, 2, 0) \
  ROW("distance-point-segment-b62e0040", "i32 i64 f32 f64", "corner", 1, 1.0000000284217094e-06, 1, 0, 2, 3, 1, 1) \
  ROW("distance-point-segment-eebb1c9b", "i32 i64 f32 f64", "corner no-extent", 1, 1.0000000142108547e-06, 1, 0, 0, 0, 0, 0) \
  ROW("distance-point-segment-b4910e48", "i32 i64 f32 f64", "corner", 4096, 0.004096000058207661, 4096, 0, 0, 0, 0, 1) \
  ROW("distance-point-segment-32de38e3", "i32 i64 f64", "leaves-i32", 0.000061033293654587676, 9.923558682700662e-10, 2, 0, 65536, 1, -2, 0) \
  ROW("distance-point-segment-22deea53", "i32 i64 f64", "leaves-i32", 1, 1.0298023223876953e-06, -1, 1, 0, -3276801, 0, 2) \
  ROW("distance-point-segment-fca89e95", "i64 f64", "corner leaves-i32 leaves-i64", 2.23606797749979, 0.00003275364610249979, 3, 2, 2, 0, -4041631448, 2) \
  ROW("distance-point-segment-9e0f3ff2", "i32 i64 f64", "corner no-extent leaves-i32", 1, 1.0298023223876953e-06, 2506191, 73628, 2506190, 73628, 2506190, 73628) \
  ROW("distance-point-segment-43844422", "f64", "corner vanishes", 1e-323, 3.16e-322, -1e-323, 0, 0, 0, 5e-324, 0)

/* a_x1, a_y1, a_x2, a_y2, b_x1, b_y1, b_x2, b_y2 */
#define GRAZE_DISTANCE_SEGMENT_SEGMENT(ROW) \
  ROW("distance-segment-segment-f9927de4", "i32 i64 f32 f64", "corner", 1, 1.0000000284217094e-06, 0, 0, 0, 1, 1, 1, 2, 2) \
  ROW("distance-segment-segment-b9e311e4", "i32 i64 f32 f64", "", 1.4142135623730951, 1.4142135907948046e-06, 0, 0, 2, 2, 3, 0, 2, 0) \
  ROW("distance-segment-segment-97aae908", "i32 i64 f32 f64", "corner", 1.414213562373095, 1.4142136192165138e-06, 2, 1, 2, 2, 3, 3, 4, 2) \
  ROW("distance-segment-segment-c9e430ef", "i32 i64 f32 f64", "corner collinear", 1.414213562373095, 1.4142136192165138e-06, 1, 4, 0, 5, 2, 3, 3, 2) \
  ROW("distance-segment-segment-d640105d", "i32 i64 f32 f64", "corner collinear no-extent", 1, 1.0000000284217094e-06, 0, 0, 0, 0, 0, 1, 1, 2) \
  ROW("distance-segment-segment-370ed3fc", "i32 i64 f32 f64", "", 21983.6389172168, 0.021983639150047442, 3, 2, 2, 0, 28214, 2, 8817, -24118) \
  ROW("distance-segment-segment-2a39e7cd", "i32 i64 f32 f64", "leaves-i32", 23185.28391161269, 0.023185284377273976, 4896, 2, 0, 4205, 1, 30808, 54752, 1) \
  ROW("distance-segment-segment-9d8c5bac", "i32 i64 f64", "corner leaves-i32", 3.6055512754639896, 0.00001886434033796399, -349952558, -1243775182, 2, 0, 0, 3, 3, 64887819) \
  ROW("distance-segment-segment-2d4be3c1", "i64 f64", "leaves-i32 leaves-i64", 3228592184.563404, 3228.59224559856, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763) \
  ROW("distance-segment-segment-4a1d0c9c", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2.1213203435596424e+209, 2.121320366919338e+203, 0, 3e+209, 3e+209, 0, 1, 0, 0, 0) \
  ROW("distance-segment-segment-e8a2dc16", "f64", "vanishes", 0.000013550131462915112, 1.7188110270006824e-11, -151.9999542236328, -168, -40.0000114440918, -24, -96, -96, -368, -1.401298464324817e-45)

/* x, y, cx, cy, r */
#define GRAZE_DISTANCE_POINT_DISC(ROW) \
  ROW("distance-point-disc-58fdc523", "i32 i64 f32 f64", "", 1, 1.0000000284217094e-06, 0, 2, 0, 0, 1) \
  ROW("distance-point-disc-84701e63", "i32 i64 f32 f64", "", 1, 1.0000000284217094e-06, 0, 0, 0, 2, 1) \
  ROW("distance-point-disc-1230acf0", "i32 i64 f32 f64", "", 1.2360679774997896, 1.236068005921499e-06, 1, 0, 0, 2, 1) \
  ROW("distance-point-disc-f4cc8b7e", "i32 i64 f32 f64", "no-extent", 1.414213562373095, 1.4142135765839497e-06, 1, 1, 0, 0, 0) \
  ROW("distance-point-disc-276c5554", "i32 i64 f32 f64", "", 20685.0000241686, 0.020685000256999243, 20689, 2, 1, 3, 3) \
  ROW("distance-point-disc-d87de080", "i32 i64 f32 f64", "leaves-i32", 52605.88993316624, 0.05260589039882752, 2, 309, 52610, 3, 3) \
  ROW("distance-point-disc-19364f98", "i32 i64 f64", "leaves-i32", 1642970294, 1642.970309258789, 1, 3, 1, 1642970298, 1) \
  ROW("distance-point-disc-f534cc50", "f64", "vanishes", 0.00004882812541909514, 6.338004064746199e-11, -575.9999389648438, 5.605193857299268e-45, -1856, 960, 1600)

/* x1, y1, x2, y2, cx, cy, r */
#define GRAZE_DISTANCE_SEGMENT_DISC(ROW) \
  ROW("distance-segment-disc-fb80cd8c", "i32 i64 f32 f64", "corner", 1, 1.0000000568434188e-06, 2, 4, 2, 0, 0, 0, 1) \
  ROW("distance-segment-disc-3d746b85", "i32 i64 f32 f64", "corner", 1.82842712474619, 1.8284271815896088e-06, 3, 2, 5, 2, 1, 0, 1) \
  ROW("distance-segment-disc-be8ee5f8", "i32 i64 f32 f64", "corner", 2.162277660168379, 2.1622777738552167e-06, 0, 3, 3, 9, 1, 0, 1) \
  ROW("distance-segment-disc-8daf8d5f", "i32 i64 f32 f64", "corner", 5.280109889280519, 5.280109946123938e-06, 7, 4, 7, 2, 0, 0, 2) \
  ROW("distance-segment-disc-a500c053", "i32 i64 f32 f64", "corner", 19394, 0.01939400023283064, 3, 2, 2, 0, 28214, 2, 8817) \
  ROW("distance-segment-disc-7d984671", "i32 i64 f64", "corner leaves-i32", 0.6055512754639892, 6.064825980386047e-07, 24347, -100141, 2, 0, 0, 3, 3) \
  ROW("distance-segment-disc-78f90a3c", "i64 f64", "corner leaves-i32 leaves-i64", 3575393896, 3575.393926517578, 3, 2, 2, 0, -4041631448, 2, 466237554) \
  ROW("distance-segment-disc-33e04f1b", "f64", "corner vanishes", 0.0000152587890625, 1.7077778466045856e-11, 1.401298464324817e-45, 2.802596928649634e-45, 64, 64, 176, 64, 111.99998474121094)

/* a_cx, a_cy, a_r, b_cx, b_cy, b_r */
#define GRAZE_DISTANCE_DISC_DISC(ROW) \
  ROW("distance-disc-disc-c3762042", "i32 i64 f32 f64", "", 0.2360679774997897, 2.3606800592149912e-07, 1, 0, 1, 0, 2, 1) \
  ROW("distance-disc-disc-c4450a8a", "i32 i64 f32 f64", "", 1, 1.0000000284217094e-06, 0, 0, 1, 3, 0, 1) \
  ROW("distance-disc-disc-544e78e3", "i32 i64 f32 f64", "no-extent", 3.1231056256176606, 3.1231056824610793e-06, 4, 1, 0, 0, 0, 1) \
  ROW("distance-disc-disc-4068cd65", "i32 i64 f32 f64", "", 28208.000159506595, 0.028208000392337236, 3, 2, 2, 0, 28214, 2) \
  ROW("distance-disc-disc-d6470335", "i32 i64 f32 f64", "leaves-i32", 70094.56165252886, 0.07009456258385144, -11260, 3, 3, 2, 69193, 3) \
  ROW("distance-disc-disc-88bc196e", "i64 f64", "leaves-i32 leaves-i64", 4041631446, 4041.631476517578, 3, 2, 2, 0, -4041631448, 2) \
  ROW("distance-disc-disc-58c093fd", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1.2066665371398827e+154, 1.2066665466667032e+148, 3, 2, 2, 0, -1.2066665371398827e+154, 2) \
  ROW("distance-disc-disc-e077ab0f", "f64", "vanishes", 1.262216028334097e-06, 1.3759028660557129e-12, -4.375, -4.750001430511475, 10.625, 0.625, 4.625, 4.203895392974451e-45)

/* x, y, x1, y1, x2, y2, r */
#define GRAZE_DISTANCE_POINT_CAPSULE(ROW) \
  ROW("distance-point-capsule-7df5d297", "i32 i64 f32 f64", "corner", 0.4142135623730951, 4.142135907948045e-07, 0, 0, 0, 2, 1, 1, 1) \
  ROW("distance-point-capsule-08d4ea73", "i32 i64 f32 f64", "corner", 1, 1.0000000568434188e-06, 0, 0, 0, 4, 0, 2, 1) \
  ROW("distance-point-capsule-815fa8dd", "i32 i64 f32 f64", "corner", 0.4142135623730951, 4.142135907948045e-07, 2, 2, 1, 1, 0, 0, 1) \
  ROW("distance-point-capsule-dd2660fd", "i32 i64 f32 f64", "", 0.3416407864998738, 3.416408149215832e-07, 1, 0, 2, 2, 0, 1, 1) \
  ROW("distance-point-capsule-7dfa346c", "i32 i64 f32 f64", "corner leaves-i32", 103054.74549251502, 0.10305474642383759, 24347, -100141, 2, 0, 0, 3, 3) \
  ROW("distance-point-capsule-e67d6522", "i32 i64 f64", "corner leaves-i32", 1292069460.1519184, 1292.0694754107074, -349952558, -1243775182, 2, 0, 0, 3, 3) \
  ROW("distance-point-capsule-49f06f7d", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2.1000256250404936e+154, 2.1000256440941345e+148, -7.57284331214675e+153, -1.9587312392269284e+154, 2, 0, 0, 3, 3) \
  ROW("distance-point-capsule-4a047f1d", "f64", "corner vanishes", 1.1444092961028085e-06, 2.0539039978757366e-12, -4.203895392974451e-45, -4.203895392974451e-45, 8, 84, 6.000001907348633, 8, 10)

/* a_x1, a_y1, a_x2, a_y2, b_x1, b_y1, b_x2, b_y2, r */
#define GRAZE_DISTANCE_SEGMENT_CAPSULE(ROW) \
  ROW("distance-segment-capsule-ca029299", "i32 i64 f32 f64", "", 0.3416407864998738, 3.416408149215832e-07, 0, 3, 2, 2, 1, 1, 2, 0, 1) \
  ROW("distance-segment-capsule-261a648e", "i32 i64 f32 f64", "corner", 1, 1.0000000284217094e-06, 3, 2, 3, 0, 0, 3, 0, 2, 2) \
  ROW("distance-segment-capsule-3b39a6fe", "i32 i64 f32 f64", "corner", 0.2360679774997897, 2.3606803434320855e-07, 0, 0, 1, 2, 3, 3, 4, 4, 2) \
  ROW("distance-segment-capsule-098064be", "i32 i64 f32 f64", "corner collinear", 0.4142135623730951, 4.1421361921651396e-07, 2, 5, 0, 7, 3, 4, 4, 3, 1) \
  ROW("distance-segment-capsule-b7c13f94", "i32 i64 f32 f64", "", 5, 5.000000113686837e-06, 1, 2, 2, 2, 8, 4, 8, 1, 1) \
  ROW("distance-segment-capsule-71bd07ac", "i32 i64 f32 f64", "corner", 1.162277660168379, 1.1622777738552168e-06, 4, 3, 2, 5, 9, 1, 5, 0, 2) \
  ROW("distance-segment-capsule-6ee61f33", "i32 i64 f32 f64", "", 21980.6389172168, 0.02198063915004744, 3, 2, 2, 0, 28214, 2, 8817, -24118, 3) \
  ROW("distance-segment-capsule-536843ca", "i32 i64 f32 f64", "leaves-i32", 23182.283911612685, 0.02318228437727397, 4896, 2, 0, 4205, 1, 30808, 54752, 1, 3) \
  ROW("distance-segment-capsule-822f53ca", "i64 f64", "leaves-i32 leaves-i64", 3228592181.563404, 3228.59224259856, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763, 3) \
  ROW("distance-segment-capsule-d184b29e", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 6.52581288140382e+152, 6.525813834085872e+146, -5.8859285467297054e+153, 3, 0, 0, -7.311458679883785e+153, 0, 0, 3.764686840066811e+153, 3) \
  ROW("distance-segment-capsule-b41f28d4", "f64", "vanishes", 5e-324, 3.16e-322, 2.53e-321, 0, 1e-323, 0, -6.37e-322, -1.897e-321, 1.897e-321, -1.26e-321, 1.255e-321)

/* cx, cy, a_r, x1, y1, x2, y2, b_r */
#define GRAZE_DISTANCE_DISC_CAPSULE(ROW) \
  ROW("distance-disc-capsule-df496b29", "i32 i64 f32 f64", "corner", 1, 1.0000000568434188e-06, 1, 6, 1, 1, 0, 1, 3, 1) \
  ROW("distance-disc-capsule-2dcb4254", "i32 i64 f32 f64", "corner", 0.2360679774997897, 2.3606803434320855e-07, 4, 2, 1, 0, 4, 2, 3, 1) \
  ROW("distance-disc-capsule-47f9d108", "i32 i64 f32 f64", "corner", 1.385164807134504, 1.3851649208213417e-06, 2, 0, 2, 0, 5, 0, 8, 2) \
  ROW("distance-disc-capsule-6323464e", "i32 i64 f32 f64", "corner", 4109.000131743626, 0.004109000248158948, 0, 15183, 2, -271, -12616, 2, 2, 11070) \
  ROW("distance-disc-capsule-7443f3fa", "i32 i64 f64", "corner leaves-i32", 1227181641.6102252, 1227.1816568690142, -349952558, -1243775182, 2, 0, 0, 3, 3, 64887819) \
  ROW("distance-disc-capsule-ff6cc4ff", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2.0127920768896193e+154, 2.01279209594326e+148, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, -4.5709045685962e+153, 1) \
  ROW("distance-disc-capsule-546fba22", "f64", "corner leaves-i32 leaves-i64 vanishes", 665.6000087890618, 0.0007876703212890617, 2.802596928649634e-45, 0, 2952789504, 4294967808, 3221225472, 6979322368, 8589934592, 2415919360) \
  ROW("distance-disc-capsule-50717735", "f64", "vanishes", 1.9073412986522607e-06, 2.362088649538725e-12, -2.802596928649634e-45, -2.802596928649634e-45, 50, 56, 42, 43.9999885559082, 58, 19.999998092651367)

/* a_x1, a_y1, a_x2, a_y2, a_r, b_x1, b_y1, b_x2, b_y2, b_r */
#define GRAZE_DISTANCE_CAPSULE_CAPSULE(ROW) \
  ROW("distance-capsule-capsule-e4209e20", "i32 i64 f32 f64", "corner", 0.16227766016837933, 1.622777170117982e-07, 1, 1, 3, 0, 2, 3, 4, 2, 4, 1) \
  ROW("distance-capsule-capsule-49cbc443", "i32 i64 f32 f64", "corner collinear", 1.162277660168379, 1.1622777738552168e-06, 9, 1, 6, 2, 1, 0, 4, 3, 3, 1) \
  ROW("distance-capsule-capsule-5b3df236", "i32 i64 f32 f64", "corner", 0.7082039324993691, 7.082040461862068e-07, 7, 2, 8, 2, 2, 1, 5, 1, 7, 4) \
  ROW("distance-capsule-capsule-fca6e2df", "i32 i64 f32 f64", "", 0.9497474683058326, 9.497475251492513e-07, 1, 6, 3, 5, 3, 7, 2, 4, -1, 1) \
  ROW("distance-capsule-capsule-b0c4811b", "i32 i64 f32 f64", "corner", 0.4721359549995794, 4.7219416266049284e-07, 5207, 28, 5162, -80, 1, 5116, 0, 5158, -82, 3) \
  ROW("distance-capsule-capsule-7a129edd", "i32 i64 f64", "leaves-i32", 114667939.31305587, 114.66795457184493, 1, 3, 1, 1642970298, 1, 1050513714, -155856505, 1, 1894434375, 1) \
  ROW("distance-capsule-capsule-9fb3ffca", "f64", "vanishes", 1.6212460104725051e-06, 1.848619685915737e-12, -1.401298464324817e-45, 13.999999046325684, 10, 14.000001907348633, 3, 1, 22, 9, 24, 4.999999046325684)

/* a_x, a_y, b_x, b_y, w, h */
#define GRAZE_DISTANCE_POINT_BOX(ROW) \
  ROW("distance-point-box-5e71b711", "i32 i64 f32 f64", "level", 2, 2.0000000284217093e-06, 0, 3, 0, 0, 1, 1) \
  ROW("distance-point-box-65034e93", "i32 i64 f32 f64", "level", 2, 2.0000000284217093e-06, 0, 0, 0, 2, 2, 1) \
  ROW("distance-point-box-62a0249b", "i32 i64 f32 f64", "level", 1, 1.0000000284217094e-06, 3, 0, 1, 0, 1, 2) \
  ROW("distance-point-box-9d01bd83", "i32 i64 f32 f64", "", 1, 1.0000000284217094e-06, 1, 1, 2, 0, 1, 2) \
  ROW("distance-point-box-ba993313", "i32 i64 f32 f64", "corner", 2.8284271247461903, 2.8284271531678997e-06, 3, 0, 0, 2, 1, 1) \
  ROW("distance-point-box-853cb86c", "i32 i64 f32 f64", "level no-extent", 2, 2.0000000568434188e-06, 4, 0, 1, 0, 1, 0) \
  ROW("distance-point-box-11295914", "i32 i64 f32 f64", "", 11263, 0.011263000931322573, -11260, 3, 3, 2, 69193, 3) \
  ROW("distance-point-box-60e83393", "i32 i64 f64", "corner leaves-i32", 20685.000024172106, 0.020700258813234604, 20689, 2, 1, 3, 3, 2147388275) \
  ROW("distance-point-box-3b747394", "f64", "leaves-i32 leaves-i64 leaves-f32", 2e+154, 2.0000000190536412e+148, 0, 2e+154, 0, 0, 1, 1) \
  ROW("distance-point-box-bfebe455", "f64", "", 1e-323, 3.16e-322, -7.59e-321, 6.83e-320, -7.58e-321, 3.794e-320, 7.59e-321, 1.0119e-319)

/* x1, y1, x2, y2, x, y, w, h */
#define GRAZE_DISTANCE_SEGMENT_BOX(ROW) \
  ROW("distance-segment-box-186ace58", "i32 i64 f32 f64", "corner", 1, 1.0000000284217094e-06, 1, 1, 2, 0, 1, 2, 1, 1) \
  ROW("distance-segment-box-37d6f099", "i32 i64 f32 f64", "corner", 1, 1.0000000284217094e-06, 1, 3, 1, 2, 1, 0, 3, 1) \
  ROW("distance-segment-box-41aa83d9", "i32 i64 f32 f64", "corner", 1, 1.0000000568434188e-06, 5, 1, 4, 0, 1, 0, 2, 1) \
  ROW("distance-segment-box-da023643", "i32 i64 f32 f64", "corner", 1, 1.0000000568434188e-06, 1, 4, 0, 4, 2, 1, 1, 3) \
  ROW("distance-segment-box-fb4dea75", "i32 i64 f32 f64", "", 0.447213595499958, 4.4721365234337684e-07, 3, 3, 4, 1, 1, 1, 2, 1) \
  ROW("distance-segment-box-549224a6", "i32 i64 f32 f64", "corner", 2, 2.0000582076609134e-06, 0, -2, 225, -122, 0, 0, 2880, 5116) \
  ROW("distance-segment-box-ec2d35d1", "i32 i64 f32 f64", "corner leaves-i32", 26603.000018794875, 0.02660300048445616, 4896, 2, 0, 4205, 1, 30808, 54752, 1) \
  ROW("distance-segment-box-37ef7a53", "i32 i64 f64", "leaves-i32", 3, 0.0000182587890625, -3, -3, -2, -3, 1, -19, 2147483646, 19) \
  ROW("distance-segment-box-0bcf19af", "f64", "corner vanishes", 0.0000152587890625, 1.6168283764272928e-11, 24, 40, 24, 2.802596928649634e-45, -56, -48.00001525878906, 80, 48)

/* cx, cy, r, x, y, w, h */
#define GRAZE_DISTANCE_DISC_BOX(ROW) \
  ROW("distance-disc-box-855b8ccd", "i32 i64 f32 f64", "corner", 0.4142135623730951, 4.142135907948045e-07, 0, 2, 1, 1, 0, 1, 1) \
  ROW("distance-disc-box-97c0dabf", "i32 i64 f32 f64", "corner", 1.82842712474619, 1.8284271531678994e-06, 3, 0, 1, 0, 2, 1, 1) \
  ROW("distance-disc-box-f68c37ff", "i32 i64 f32 f64", "level", 1, 1.0000000284217094e-06, 1, 0, 1, 0, 2, 1, 3) \
  ROW("distance-disc-box-d9390468", "i32 i64 f32 f64", "level no-extent", 3, 3.000000056843419e-06, 4, 1, 0, 0, 0, 1, 1) \
  ROW("distance-disc-box-9c6f9d9f", "i32 i64 f32 f64", "corner", 28210.000017722952, 0.028210000250553594, 3, 2, 2, 0, 28214, 2, 8817) \
  ROW("distance-disc-box-47f10f3d", "i32 i64 f32 f64", "corner leaves-i32", 103055.50927030985, 0.10305551020163242, 24347, -100141, 2, 0, 0, 3, 3) \
  ROW("distance-disc-box-f4c0a297", "i32 i64 f64", "leaves-i32", 2, 0.0000172587890625, 9, 3, 4, 9, 9, 2147483647, 4) \
  ROW("distance-disc-box-1ac33268", "i64 f64", "corner leaves-i32 leaves-i64", 3575393894, 3575.393924517578, 3, 2, 2, 0, -4041631448, 2, 466237554) \
  ROW("distance-disc-box-4cc7e540", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2.1000256250404936e+154, 2.1000256440941345e+148, -7.57284331214675e+153, -1.9587312392269284e+154, 2, 0, 0, 3, 3) \
  ROW("distance-disc-box-98dda3a6", "f64", "vanishes", 1e-323, 3.16e-322, -3.0503689495e-314, 1.856746317e-314, 9.283731585e-315, -4.243991583e-314, 2.7851194766e-314, 4.9071152666e-314, 3.0503689495e-314)

/* x1, y1, x2, y2, r, x, y, w, h */
#define GRAZE_DISTANCE_CAPSULE_BOX(ROW) \
  ROW("distance-capsule-box-fdee8ede", "i32 i64 f32 f64", "corner", 1, 1.0000000568434188e-06, 1, 7, 1, 5, 1, 1, 1, 4, 2) \
  ROW("distance-capsule-box-23ca2e31", "i32 i64 f32 f64", "corner", 1, 1.0000000568434188e-06, 5, 1, 7, 1, 1, 1, 1, 2, 5) \
  ROW("distance-capsule-box-d0e36b5e", "i32 i64 f32 f64", "corner", 0.6055512754639892, 6.055513323074081e-07, 1, 3, 4, 0, 3, 3, 6, 1, 4) \
  ROW("distance-capsule-box-5931b418", "i32 i64 f32 f64", "parallel", 1, 1.0000001136868377e-06, 1, 4, 1, 9, 1, 3, 5, 4, 1) \
  ROW("distance-capsule-box-5fa9473d", "i32 i64 f32 f64", "corner", 1, 1.0000582076609134e-06, -49, -8, -2, 0, 1, 0, 0, 1080, 7676) \
  ROW("distance-capsule-box-a02fff66", "i32 i64 f32 f64", "corner leaves-i32", 59194.70992056772, 0.059194710386229005, 4896, 2, 0, 4205, 1, 30808, 54752, 1, 3) \
  ROW("distance-capsule-box-099cf61a", "i32 i64 f64", "corner leaves-i32", 25584, 0.0255992587890625, 2, 2, -1342, -119048, 1, 25587, 2, 2147458064, 1) \
  ROW("distance-capsule-box-5d15c076", "f64", "vanishes", 1e-323, 3.16e-322, 1.413e-321, 5.43e-322, 1.344e-321, 1.023e-321, 5.53e-322, 1.976e-321, 2.27e-322, 8.7e-322, 2.213e-321)

/* a_x, a_y, a_w, a_h, b_x, b_y, b_w, b_h */
#define GRAZE_DISTANCE_BOX_BOX(ROW) \
  ROW("distance-box-box-bf98ad8d", "i32 i64 f32 f64", "", 1, 1.0000000284217094e-06, 0, 0, 1, 1, 2, 0, 1, 1) \
  ROW("distance-box-box-fc5a4be7", "i32 i64 f32 f64", "corner", 1.4142135623730951, 1.4142135907948046e-06, 2, 0, 1, 1, 0, 2, 1, 1) \
  ROW("distance-box-box-d37cc90b", "i32 i64 f32 f64", "", 1, 1.0000000568434188e-06, 0, 0, 4, 1, 0, 2, 2, 1) \
  ROW("distance-box-box-07dd6fb6", "i32 i64 f32 f64", "", 1, 1.0000000568434188e-06, 1, 0, 1, 1, 3, 0, 4, 1) \
  ROW("distance-box-box-3cac94e8", "i32 i64 f32 f64", "corner", 2.23606797749979, 2.2360680343432084e-06, 2, 0, 1, 1, 4, 3, 1, 1) \
  ROW("distance-box-box-2fde6df3", "i32 i64 f32 f64", "no-extent", 2, 2.0000000568434188e-06, 4, 0, 1, 1, 1, 0, 1, 0) \
  ROW("distance-box-box-26ef680f", "i32 i64 f32 f64", "", 1, 1.0000582076609134e-06, 1766, 6569, 6, 36, 1742, 6606, 25, 20) \
  ROW("distance-box-box-123c234d", "i32 i64 f64", "leaves-i32", 2, 0.0000172587890625, -11, 9, 18, 3, 9, 9, 2147483647, 4) \
  ROW("distance-box-box-3dd66a53", "f64", "", 1e-323, 3.16e-322, -1.04e-321, 1.966e-321, 2.37e-321, 1.53e-322, 1.344e-321, 8.7e-322, 1.097e-321, 1.976e-321)

/* a_x, a_y, b_x, b_y, w, h, r */
#define GRAZE_DISTANCE_POINT_ROUNDED(ROW) \
  ROW("distance-point-rounded-11f80bb3", "i32 i64 f32 f64", "corner", 1.82842712474619, 1.8284271815896088e-06, 1, 2, 2, 3, 2, 4, 1) \
  ROW("distance-point-rounded-c082d676", "i32 i64 f32 f64", "corner", 1.82842712474619, 1.8284272384330277e-06, 1, 1, 2, 2, 6, 9, 1) \
  ROW("distance-point-rounded-574ba62f", "i32 i64 f32 f64", "corner", 4.8309518948453, 4.830952008532137e-06, 9, 0, 4, 4, 3, 2, 1) \
  ROW("distance-point-rounded-4772e95e", "i32 i64 f32 f64", "", 1, 1.0000582076609134e-06, -6, 6961, -5, -5, 2566, 7686, 5) \
  ROW("distance-point-rounded-6784c73c", "i32 i64 f32 f64", "corner leaves-i32", 104456.0062035094, 0.10445600713483197, 0, -14301, 103472, 2, 76294, 2, 1) \
  ROW("distance-point-rounded-cb50640f", "i32 i64 f64", "corner leaves-i32", 2, 0.0000172587890625, 8, 24, 10, 23, 2147483647, 24, 1) \
  ROW("distance-point-rounded-ce67e9aa", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 6.88495676121765e+153, 6.88495695175406e+147, 0, 5.04306670772614e+153, -2.456645631897531e+154, 2, 1.9879228163096735e+154, 2, 1) \
  ROW("distance-point-rounded-cce6337d", "f64", "corner vanishes", 0.000012207031293655745, 4.1310861750389446e-11, 2.802596928649634e-45, 0, -384, -191.99998474121094, 2656, 2304, 960)

/* x1, y1, x2, y2, x, y, w, h, r */
#define GRAZE_DISTANCE_SEGMENT_ROUNDED(ROW) \
  ROW("distance-segment-rounded-cd5d0d49", "i32 i64 f32 f64", "parallel", 1, 1.0000000568434188e-06, 5, 2, 5, 3, 0, 1, 4, 3, 1) \
  ROW("distance-segment-rounded-1b297de2", "i32 i64 f32 f64", "", 2.5355339059327378, 2.5355340196195753e-06, 6, 3, 8, 5, 4, 6, 2, 2, 1) \
  ROW("distance-segment-rounded-b3cae67d", "i32 i64 f32 f64", "corner", 2.605551275463989, 2.605551332307408e-06, 5, -2, 5, 0, 0, 1, 3, 4, 1) \
  ROW("distance-segment-rounded-5247cdb6", "i32 i64 f32 f64", "corner", 1, 1.0000000568434188e-06, 0, 5, 0, 7, -2, 0, 3, 4, 1) \
  ROW("distance-segment-rounded-769f9496", "i32 i64 f32 f64", "", 1, 1.0000582076609134e-06, 8164, -6, 8165, -5, 7676, -4, 601, 375, 4) \
  ROW("distance-segment-rounded-812a6233", "i32 i64 f32 f64", "leaves-i32", 35172.42619567884, 0.035172427127001415, 20689, 2, 1, 3, 3, -95373, 12436, 60203, 568) \
  ROW("distance-segment-rounded-870fbe02", "i32 i64 f64", "corner leaves-i32", 28211.00015949529, 0.02822625894855779, 3, 2, 2, 0, 28214, 2, 8817, 2147459530, 3) \
  ROW("distance-segment-rounded-f3f6dc40", "i64 f64", "corner leaves-i32 leaves-i64", 3575393896, 3575.3939570351563, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763, 3) \
  ROW("distance-segment-rounded-9fc73a9c", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 9.925501464957292e+153, 9.925501655493702e+147, 3, 2, 2, 0, -1.2066665371398827e+154, 2, 2.1411639064415348e+153, 1.6534009864219487e+154, 3) \
  ROW("distance-segment-rounded-4632c20b", "f32 f64", "corner vanishes", 35.16850473518135, 0.00003516851928709658, 2.802596928649634e-45, 960, 384, 1536.0001220703125, -896, 288, 992, 640.0001220703125, 128)

/* cx, cy, a_r, x, y, w, h, b_r */
#define GRAZE_DISTANCE_DISC_ROUNDED(ROW) \
  ROW("distance-disc-rounded-0aa32bc5", "i32 i64 f32 f64", "corner", 0.21110255092797858, 2.111026646148163e-07, 0, 1, 4, 3, 2, 9, 8, 3) \
  ROW("distance-disc-rounded-95230b6f", "i32 i64 f32 f64", "corner", 0.2360679774997897, 2.3606803434320855e-07, 0, -1, 1, 0, 0, 5, 5, 1) \
  ROW("distance-disc-rounded-5f0727b1", "i32 i64 f32 f64", "corner", 1.162277660168379, 1.162277717011798e-06, 2, 0, 1, -2, 2, 4, 3, 1) \
  ROW("distance-disc-rounded-331e5f48", "i32 i64 f32 f64", "corner", 2, 2.0000000568434188e-06, 5, 2, 2, 0, -2, 2, 2, 1) \
  ROW("distance-disc-rounded-d937ed6f", "i32 i64 f32 f64", "corner", 1, 1.0000582076609134e-06, 2880, 5120, 2, -1, -1, 2882, 5118, 1) \
  ROW("distance-disc-rounded-c4fb6bd0", "i32 i64 f64", "corner leaves-i32", 1.5440037453175313, 0.00001680279280781753, 2147483549, 0, 3, 2147483548, 4, 39, 9, 4) \
  ROW("distance-disc-rounded-8925cf92", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2.298961709946395e+154, 2.2989617290000357e+148, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, 4.5709045685962e+153, 1) \
  ROW("distance-disc-rounded-a3a67d93", "f64", "leaves-i32 leaves-i64 vanishes", 3072, 0.00697825, -1.401298464324817e-45, 0, 17179868160, -17179869184, 17179871232, 206158430208, 498216271872, 17179867136) \
  ROW("distance-disc-rounded-0a3248bc", "f64", "corner vanishes", 0.00007324218751663075, 8.77941027449976e-11, 2.802596928649634e-45, 0, 608, 384.0000305175781, 160, 1760, 1408, 512.0001220703125)

/* x1, y1, x2, y2, a_r, x, y, w, h, b_r */
#define GRAZE_DISTANCE_CAPSULE_ROUNDED(ROW) \
  ROW("distance-capsule-rounded-5f0f1da2", "i32 i64 f32 f64", "", 0.6832815729997476, 6.832816298431664e-07, 4, 2, 3, 4, 1, -1, 1, 3, 2, 1) \
  ROW("distance-capsule-rounded-923b6a01", "i32 i64 f32 f64", "corner", 0.6055512754639892, 6.055513323074081e-07, 4, 0, 1, 2, 2, 5, -4, 2, 2, 1) \
  ROW("distance-capsule-rounded-0a83b0c8", "i32 i64 f32 f64", "corner", 5.246211251235321, 5.24621130807874e-06, 5, 0, 4, 0, 1, -6, 0, 4, 6, 2) \
  ROW("distance-capsule-rounded-a5f13c3e", "i32 i64 f32 f64", "corner", 0.09901951359278484, 9.901962727962255e-08, -2, 2, 0, 2, 4, 4, 2, 5, 8, 1) \
  ROW("distance-capsule-rounded-51a65a6f", "i32 i64 f32 f64", "", 1, 1.0000582076609134e-06, 8165, -82, 8165, -5, 2, 7678, -2, 597, 371, 2) \
  ROW("distance-capsule-rounded-3b189590", "i32 i64 f64", "leaves-i32", 1.8345542568693314, 0.000017093343319369333, 2147483565, 41, 2147483549, 4, 4, 2147483509, 37, 51, 20, 9) \
  ROW("distance-capsule-rounded-82539228", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 7.399780397950968e+153, 7.399780588487378e+147, 2, 1, 0, 1.2235716563291271e+154, 5.69101623680259e+153, 3, -1.7116938470785156e+154, 2.4664282548213138e+153, 4.026141836031598e+153, 2) \
  ROW("distance-capsule-rounded-ccc702fb", "f64", "corner vanishes", 0.000014361218566749821, 1.618020797029568e-11, -120, 64, -4.203895392974451e-45, -4.203895392974451e-45, 56, -204.00003051757812, -20, 64, 36, 12)

/* a_x, a_y, a_w, a_h, b_x, b_y, b_w, b_h, r */
#define GRAZE_DISTANCE_BOX_ROUNDED(ROW) \
  ROW("distance-box-rounded-63f93273", "i32 i64 f32 f64", "parallel", 1, 1.0000000568434188e-06, 1, 6, 6, 3, 0, 1, 6, 4, 1) \
  ROW("distance-box-rounded-0ea2a7b0", "i32 i64 f32 f64", "parallel", 2, 2.0000001136868376e-06, 2, 6, 1, 1, 5, 4, 5, 8, 1) \
  ROW("distance-box-rounded-002967f1", "i32 i64 f32 f64", "corner", 1, 1.0000000568434188e-06, 4, 0, 6, 4, 0, -3, 3, 4, 1) \
  ROW("distance-box-rounded-45896bc9", "i32 i64 f32 f64", "parallel", 1, 1.0000000568434188e-06, 0, 4, 6, 4, -1, 0, 6, 3, 1) \
  ROW("distance-box-rounded-c8d9d1a8", "i32 i64 f32 f64", "corner", 1.82842712474619, 1.8284272384330277e-06, 2, 6, 1, 8, -1, 3, 2, 2, 1) \
  ROW("distance-box-rounded-435bea70", "i32 i64 f32 f64", "corner", 8.848857801796106, 8.848857858639525e-06, 5, 3, 4, 4, 0, -7, 2, 2, 1) \
  ROW("distance-box-rounded-7d4450f2", "i32 i64 f32 f64", "parallel", 3, 3.000000113686838e-06, 9, 0, 1, 6, 0, -1, 6, 6, 1) \
  ROW("distance-box-rounded-edf91605", "i32 i64 f32 f64", "corner", 2.0622577482985496, 2.062315955959463e-06, 1, 2, 1280, 7676, -33, -128, 39, 128, 6) \
  ROW("distance-box-rounded-659764b7", "i32 i64 f64", "parallel leaves-i32", 4, 0.0000192587890625, 22, 22, 9, 2147483646, 9, 6, 22, 12, 6) \
  ROW("distance-box-rounded-656cd6db", "f64", "parallel leaves-i32 leaves-i64 leaves-f32 leaves-f64", 3.559847126085174e+153, 3.559847316621584e+147, 3, 1, 2.4100874041082777e+154, 2.467616923636575e+154, -3.559847126085174e+153, 2, 3, 4.534763837891907e+153, 1) \
  ROW("distance-box-rounded-58dc81ac", "f64", "corner vanishes", 9.155274368822468e-06, 1.0974263772368324e-11, -4.203895392974451e-45, -4.203895392974451e-45, 18, 8, -172.00001525878906, -152, 204, 168, 80)

/* a_x, a_y, a_w, a_h, a_r, b_x, b_y, b_w, b_h, b_r */
#define GRAZE_DISTANCE_ROUNDED_ROUNDED(ROW) \
  ROW("distance-rounded-rounded-e3698d48", "i32 i64 f32 f64", "", 1, 1.0000000568434188e-06, 2, 3, 4, 2, 1, -3, 1, 4, 6, 2) \
  ROW("distance-rounded-rounded-39f0171a", "i32 i64 f32 f64", "corner", 4, 4.0000001136868375e-06, 1, 12, 3, 3, 1, 0, 0, 3, 8, 1) \
  ROW("distance-rounded-rounded-161a45d1", "i32 i64 f32 f64", "corner", 0.2426406871192852, 2.4264074396270403e-07, 5, 3, 7, 6, 1, 0, -2, 6, 6, 3) \
  ROW("distance-rounded-rounded-f3792cbb", "i32 i64 f32 f64", "corner", 1, 1.0000001136868377e-06, 8, 1, 5, 9, 2, 1, -1, 6, 5, 1) \
  ROW("distance-rounded-rounded-8cd8dab1", "i32 i64 f32 f64", "parallel", 4, 4.0000001136868375e-06, -6, 3, 4, 9, 1, 2, 0, 8, 9, 1) \
  ROW("distance-rounded-rounded-2e6fbdc0", "i32 i64 f32 f64", "corner", 1, 1.0002328306436538e-06, 4715, -22356, 12, 18, 2, 4728, -22360, 12, 12, 6) \
  ROW("distance-rounded-rounded-ba6751c8", "i32 i64 f64", "parallel leaves-i32", 2, 0.0000172587890625, 2147483633, 2, 23, 33, 1, 2147483596, 2, 35, 4, 1) \
  ROW("distance-rounded-rounded-a22d235d", "f64", "leaves-i32 leaves-i64 vanishes", 131072, 0.1388845, -68719476736, -68719476736, 515396075520, 927712804864, 68719476736, -1.401298464324817e-45, 858993459200, 137438953472, 137438953472, 68719476736) \
  ROW("distance-rounded-rounded-58e0d3da", "f64", "parallel leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1.2574524962492543e+154, 1.2574525153028954e+148, 1.787656411818858e+154, 0, 1.9447753635511772e+153, 1.8416129948993032e+154, 1, 3.2034593532257876e+153, 7.057578809883785e+153, 2.098579802470249e+153, 8.900356702832659e+153, 1) \
  ROW("distance-rounded-rounded-33b1e5c8", "f64", "parallel vanishes", 7.62939453125e-06, 9.448383934795856e-12, -16, -16, 72, 120, 16.000003814697266, -1.401298464324817e-45, 104.00000762939453, 112, 143.99993896484375, 8)

/* x, y, x1, y1, x2, y2, x3, y3 */
#define GRAZE_DISTANCE_POINT_TRIANGLE(ROW) \
  ROW("distance-point-triangle-a6a3c4a1", "i32 i64 f32 f64", "corner level", 1, 1.0000000284217094e-06, 0, 0, 0, 1, 2, 2, 1, 2) \
  ROW("distance-point-triangle-45eff70f", "i32 i64 f32 f64", "corner", 4, 4.0004656612873076e-06, -2, 0, 2, 0, 32768, 1, 16384, 0) \
  ROW("distance-point-triangle-a124eda5", "i32 i64 f64", "leaves-i32", 0.6139446900826748, 6.158073352319058e-07, 0, 0, -114690, 147456, -2, 0, 0, -1) \
  ROW("distance-point-triangle-16aff996", "i32 i64 f64", "corner leaves-i32", 1, 1.1192092895507812e-06, 0, 0, 0, 1, -9437184, 7340032, 0, 2) \
  ROW("distance-point-triangle-da0fce6d", "i64 f64", "leaves-i32 leaves-i64", 0.8416815300986212, 0.00006187683778009862, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763) \
  ROW("distance-point-triangle-bffbe2a1", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 4.45148117803597e+153, 4.45148136857238e+147, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, -4.5709045685962e+153, 1) \
  ROW("distance-point-triangle-e5b1e240", "f32 f64", "vanishes", 4.2024600215539344e-22, 4.20246050303642e-28, 4.235164483836012e-22, 0, 8.470328462801045e-22, 6.776262770240836e-21, 0, 0, 0, 3.388132596810768e-21)

/* a_x1, a_y1, a_x2, a_y2, b_x1, b_y1, b_x2, b_y2, x3, y3 */
#define GRAZE_DISTANCE_SEGMENT_TRIANGLE(ROW) \
  ROW("distance-segment-triangle-a5b48cfb", "i32 i64 f32 f64", "other-winding", 0.7071067811865476, 7.07106809608257e-07, 2, 0, 2, 1, 1, 1, 0, 2, 2, 2) \
  ROW("distance-segment-triangle-5f78c931", "i32 i64 f32 f64", "parallel other-winding", 1, 1.0000000284217094e-06, 1, 3, 1, 2, 3, 0, 2, 0, 2, 3) \
  ROW("distance-segment-triangle-e1b5353d", "i32 i64 f32 f64", "", 1.4142135623730951, 1.414213619216514e-06, 0, 0, 2, 2, 6, 2, 2, 0, 3, 0) \
  ROW("distance-segment-triangle-94af71b7", "i32 i64 f32 f64", "", 1, 1.0002328306436538e-06, 0, 7398, -7140, 3, 18844, 1, 1, 10792, 1, 3) \
  ROW("distance-segment-triangle-5160a76c", "i64 f64", "leaves-i32 leaves-i64", 86399952.9599642, 86.40001399512045, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763, 3, 86419704) \
  ROW("distance-segment-triangle-9639d811", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2.656796776969319e+153, 2.656796872237524e+147, 0, 1.335906545878026e+154, -2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1, 3) \
  ROW("distance-segment-triangle-08436e89", "f64", "vanishes", 4.3158438729656524e-06, 4.543217548408884e-12, 4.203895392974451e-45, 19.5, 3, 25.500003814697266, -2, 17.5, 0.5, 12.5, 0.5, 19.99999237060547)

/* cx, cy, r, x1, y1, x2, y2, x3, y3 */
#define GRAZE_DISTANCE_DISC_TRIANGLE(ROW) \
  ROW("distance-disc-triangle-a5923caa", "i32 i64 f32 f64", "level other-winding", 0.3416407864998738, 3.416408149215832e-07, 1, 1, 1, 1, 3, 2, 3, 0, 2) \
  ROW("distance-disc-triangle-aba4e940", "i32 i64 f32 f64", "corner other-winding", 1.82842712474619, 1.8284271815896088e-06, 0, 4, 1, 2, 1, 2, 2, 3, 3) \
  ROW("distance-disc-triangle-5a53c1b2", "i32 i64 f32 f64", "no-extent", 1, 1.0000000284217094e-06, 1, 0, 0, 0, 2, 0, 1, 3, 1) \
  ROW("distance-disc-triangle-43598578", "i32 i64 f32 f64", "", 8277.861384039157, 0.008277861616869801, 3, 2, 2, 0, 28214, 2, 8817, -24118, 3) \
  ROW("distance-disc-triangle-15402580", "i64 f64", "leaves-i32 leaves-i64", 482706397.2206662, 482.70645825582244, -157258280, 3, 3, 2, 4799221661, 3, 472410671, 738644405, 0) \
  ROW("distance-disc-triangle-3311811f", "f64", "corner vanishes", 9.5367431640625e-07, 1.010517735267058e-12, 1.401298464324817e-45, 1.401298464324817e-45, 4.999999046325684, 3, 7.75, 3, 4, 1.500000238418579, 7.75)

/* a_x1, a_y1, a_x2, a_y2, r, b_x1, b_y1, b_x2, b_y2, x3, y3 */
#define GRAZE_DISTANCE_CAPSULE_TRIANGLE(ROW) \
  ROW("distance-capsule-triangle-199b0ba2", "i32 i64 f32 f64", "corner other-winding", 0.2360679774997897, 2.3606803434320855e-07, 0, 0, 1, 0, 2, 4, 4, 4, 1, 2, 2) \
  ROW("distance-capsule-triangle-ad57b63b", "i32 i64 f32 f64", "corner other-winding", 0.4142135623730951, 4.1421361921651396e-07, 2, 1, 2, 0, 1, 4, 3, 3, 2, 3, 4) \
  ROW("distance-capsule-triangle-652fd83e", "i32 i64 f32 f64", "corner other-winding", 2.162277660168379, 2.1622777738552167e-06, 7, 2, 8, 2, 1, 1, 1, 4, 1, 1, 0) \
  ROW("distance-capsule-triangle-e9e988e6", "i32 i64 f32 f64", "leaves-i32", 6248.0727706196585, 0.006248073236280945, 0, -8356, 55493, 1, 2, 6449, 52838, 3, -2035, -39305, 2) \
  ROW("distance-capsule-triangle-dbbd25aa", "i32 i64 f64", "corner leaves-i32", 1.0827625302982198, 0.00001634155159279822, 2147483562, 1, 2147483577, 1, 5, 2147483583, 14, 2147483583, 2, 2147483584, 6) \
  ROW("distance-capsule-triangle-a54fba00", "f64", "vanishes", 6.67571694066255e-07, 8.94945369509487e-13, -1.401298464324817e-45, 13.999999046325684, 10, 14.000001907348633, 8, 1, 22, 3, 30, -1.000000238418579, 22)

/* x, y, w, h, x1, y1, x2, y2, x3, y3 */
#define GRAZE_DISTANCE_BOX_TRIANGLE(ROW) \
  ROW("distance-box-triangle-0ff458e1", "i32 i64 f32 f64", "parallel other-winding", 1, 1.0000000568434188e-06, 3, 0, 1, 5, 2, 3, 2, 0, 1, 0) \
  ROW("distance-box-triangle-fafb6dea", "i32 i64 f32 f64", "other-winding", 0.7071067811865476, 7.071068380299664e-07, 1, 0, 2, 1, 4, 1, 2, 3, 4, 2) \
  ROW("distance-box-triangle-0937279a", "i32 i64 f32 f64", "corner", 1, 1.0000000568434188e-06, 1, 1, 1, 2, 4, 3, 3, 1, 4, 2) \
  ROW("distance-box-triangle-e6acb4f0", "i32 i64 f32 f64", "corner leaves-i32", 2, 2.0004656612873076e-06, 0, 2, 28672, 49154, 0, 0, -8191, 0, -2, -8192) \
  ROW("distance-box-triangle-fcde1370", "i32 i64 f64", "leaves-i32", 0.20952908873087348, 0.000015468318151230873, 0, 0, 2147483647, 20, -1, 20, 3, 26, 13, 23) \
  ROW("distance-box-triangle-ab006d02", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1.335906545878026e+154, 1.3359065554048465e+148, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1, 3) \
  ROW("distance-box-triangle-a5112012", "f64", "leaves-i32 vanishes", 7.5894652987216915, 8.066302456924815e-06, 1.401298464324817e-45, 0, 50331648, 33554432, 0, 33554440, -25165824, 25165820, -50331656, 33554432) \
  ROW("distance-box-triangle-5d8c9d17", "f64", "vanishes", 0.00048828125, 6.046965718269348e-10, 2.802596928649634e-45, 2.802596928649634e-45, 5631.99951171875, 3072, 5632, 2560, 5632.0009765625, 5631.9990234375, 8704, 5632)

/* x, y, w, h, r, x1, y1, x2, y2, x3, y3 */
#define GRAZE_DISTANCE_ROUNDED_TRIANGLE(ROW) \
  ROW("distance-rounded-triangle-20ad3c83", "i32 i64 f32 f64", "parallel", 1, 1.0000000568434188e-06, 0, 3, 5, 6, 1, 3, 2, 1, 2, 1, 1) \
  ROW("distance-rounded-triangle-1bcbc527", "i32 i64 f32 f64", "corner", 3.472135954999579, 3.4721360686864166e-06, 2, 8, 2, 2, 1, 0, 3, 1, 2, 1, 5) \
  ROW("distance-rounded-triangle-444670dd", "i32 i64 f32 f64", "parallel other-winding", 3, 3.000000056843419e-06, 6, 0, 5, 4, 1, 1, 1, 3, 2, 3, 1) \
  ROW("distance-rounded-triangle-c6d23eed", "i32 i64 f32 f64", "corner", 1.82842712474619, 1.8284271815896088e-06, 0, -6, 3, 7, 1, 6, 3, 6, 4, 4, 2) \
  ROW("distance-rounded-triangle-a695dca0", "i32 i64 f64", "corner", 0.07106781186547524, 7.11260195263887e-08, -7, -6, 653, 7690, 7, 871, -240, 870, -241, 646, 0) \
  ROW("distance-rounded-triangle-91fff092", "i32 i64 f32 f64", "leaves-i32", 11763.990161132713, 0.011763990626794, -10898, 25117, 5901, 18631, 1, 0, 1, 54670, 3, -54166, 21776) \
  ROW("distance-rounded-triangle-30fd1914", "i32 i64 f64", "corner leaves-i32", 1.1231056256176606, 0.00001638189468811766, 2147483521, -3, 14, 6, 3, 2147483523, 4, 2147483528, 6, 2147483514, 12) \
  ROW("distance-rounded-triangle-63497288", "f64", "corner vanishes", 0.000030517578125, 3.415555693209171e-11, -32, -32, 104, 79.99999237060547, 32, 312.00006103515625, 128, 72.00003051757812, -1.401298464324817e-45, 440, -111.99996948242188)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3 */
#define GRAZE_DISTANCE_TRIANGLE_TRIANGLE(ROW) \
  ROW("distance-triangle-triangle-b8158819", "i32 i64 f32 f64", "other-winding", 0.7071067811865476, 7.07106809608257e-07, 2, 0, 2, 1, 3, 0, 1, 1, 0, 2, 2, 2) \
  ROW("distance-triangle-triangle-d8fa1634", "i32 i64 f32 f64", "other-winding", 0.447213595499958, 4.4721365234337684e-07, 1, 3, 2, 4, 1, 2, 3, 0, 2, 0, 2, 3) \
  ROW("distance-triangle-triangle-370c15ce", "i32 i64 f32 f64", "corner other-winding", 2.23606797749979, 2.2360680343432084e-06, 4, 4, 5, 5, 6, 5, 2, 0, 1, 0, 3, 2) \
  ROW("distance-triangle-triangle-2c3864fe", "i32 i64 f32 f64", "", 2, 2.0000582076609134e-06, 5222, 4, 5218, 2, 5218, 5, 5116, 0, 5263, 0, 5116, -20) \
  ROW("distance-triangle-triangle-d3b309ff", "i32 i64 f32 f64", "leaves-i32", 233.33674963937088, 0.00023333721530065818, 59151, -2310, 2, -13649, -15184, 3, -7585, 0, 2, 2, 3, 7311) \
  ROW("distance-triangle-triangle-87105fef", "i32 i64 f64", "leaves-i32", 570554456.9999999, 570.5544722587889, -1159980940, 3, 0, 0, -754784662, 0, 0, 570554457, 3, 919562126, 1, 1306471780) \
  ROW("distance-triangle-triangle-400b4ec8", "i64 f64", "corner leaves-i32 leaves-i64", 86419702, 86.41976303515625, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763, 3, 86419704, 2348595462, 8473070008) \
  ROW("distance-triangle-triangle-ef9b14e6", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 3.2272018203455542e+153, 3.2272019156137596e+147, -5.8859285467297054e+153, 3, 0, 0, -7.311458679883785e+153, 0, 0, 3.764686840066811e+153, 3, 3.2272018203455546e+153, 1, 6.531552307102699e+153) \
  ROW("distance-triangle-triangle-92c48cd8", "f64", "vanishes", 4.3158438729656524e-06, 4.543217548408884e-12, 4.203895392974451e-45, 19.5, 3, 25.500003814697266, 1.500000238418579, 22.499998092651367, -2, 17.5, 0.5, 12.5, 0.5, 19.99999237060547)

/* x, y, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_DISTANCE_POINT_QUAD(ROW) \
  ROW("distance-point-quad-ebcc9149", "i32 i64 f32 f64", "corner level other-winding", 1, 1.0000000284217094e-06, 0, 1, 1, 1, 3, 2, 3, 1, 1, 0) \
  ROW("distance-point-quad-a7296b93", "i32 i64 f32 f64", "corner level other-winding", 1, 1.0000000284217094e-06, 0, 1, 0, 2, 0, 3, 2, 3, 2, 2) \
  ROW("distance-point-quad-b5653f44", "i32 i64 f32 f64", "corner level", 2, 2.0000000568434188e-06, 2, 4, 2, 0, 3, 0, 2, 2, 2, 1) \
  ROW("distance-point-quad-14740677", "i32 i64 f32 f64", "corner level", 4.123105625617661, 4.1231056824610795e-06, 3, 6, 3, 0, 2, 2, 1, 2, 0, 0) \
  ROW("distance-point-quad-27a75f6b", "i32 i64 f32 f64", "level no-extent", 0.894427190999916, 8.944272194216254e-07, 0, 0, 1, 0, 1, 2, 0, 2, 1, 0) \
  ROW("distance-point-quad-1a0fc149", "i32 i64 f32 f64", "corner leaves-i32", 96781.56441182381, 0.09678156534314639, -75772, -60209, 1, 2, 3, 2, 3, 0, 1, 0) \
  ROW("distance-point-quad-4a1ccc3c", "i64 f64", "corner leaves-i32 leaves-i64", 8641497139.860098, 8641.497200895254, -3342627646, 7968833871, 1, 2, 3, 2, 3, 0, 1, 0) \
  ROW("distance-point-quad-d40e8ad1", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2.935336287349561e+154, 2.9353363064032024e+148, -1.4151490449418416e+154, 2.5716827760109333e+154, 1, 2, 3, 2, 3, 0, 1, 0) \
  ROW("distance-point-quad-a5f74978", "f64", "corner vanishes", 0.0001220703125, 1.2934627011418342e-10, 0, -544, -1.401298464324817e-45, -544.0001220703125, -96, -736, -256, -896.0000610351562, -544, -991.9998779296875)

/* a_x1, a_y1, a_x2, a_y2, b_x1, b_y1, b_x2, b_y2, x3, y3, x4, y4 */
#define GRAZE_DISTANCE_SEGMENT_QUAD(ROW) \
  ROW("distance-segment-quad-c7dedb47", "i32 i64 f32 f64", "other-winding", 0.7071067811865476, 7.07106809608257e-07, 2, 0, 2, 1, 1, 1, 0, 2, 2, 3, 2, 2) \
  ROW("distance-segment-quad-20eda3b1", "i32 i64 f32 f64", "parallel other-winding", 1, 1.0000000568434188e-06, 1, 3, 1, 2, 4, 1, 3, 0, 2, 0, 2, 3) \
  ROW("distance-segment-quad-dfa41542", "i32 i64 f32 f64", "", 0.447213595499958, 4.4721365234337684e-07, 2, 2, 1, 1, 2, 1, 2, 0, 4, 4, 3, 3) \
  ROW("distance-segment-quad-a62e820d", "i32 i64 f32 f64", "", 1.4142135623730951, 1.414213619216514e-06, 0, 0, 2, 2, 6, 2, 6, 3, 2, 0, 3, 0) \
  ROW("distance-segment-quad-87c76554", "i32 i64 f32 f64", "corner other-winding", 1, 1.0000000568434188e-06, 2, 2, 2, 1, 4, 5, 5, 3, 2, 3, 2, 4) \
  ROW("distance-segment-quad-73f8330f", "i32 i64 f32 f64", "corner other-winding", 5, 5.000000056843418e-06, 2, 6, 0, 5, 6, 3, 7, 2, 6, 0, 5, 0) \
  ROW("distance-segment-quad-08d3d452", "i32 i64 f32 f64", "", 5137.245830268918, 0.005137246063099562, 0, 7398, -7140, 3, 18844, 1, 1, 1, 1, 3, 18844, 3) \
  ROW("distance-segment-quad-f76dcf52", "i32 i64 f64", "leaves-i32", 0.9997336371853573, 1.0006649597599728e-06, -11260, 3, 3, 2, 69193, 3, 0, 3, 0, 114613, 69193, 114613) \
  ROW("distance-segment-quad-a41fde10", "i32 i64 f64", "leaves-i32", 262912329.3294842, 262.91234458827324, 0, 411026544, -342036299, 3, 1691405533, 1, 1, 1, 1, 3, 1691405533, 3) \
  ROW("distance-segment-quad-e2928da9", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2.656796776969319e+153, 2.656796872237524e+147, 0, 1.335906545878026e+154, -2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, 1, 1, 3, 3.5196022868426134e+153, 3) \
  ROW("distance-segment-quad-db310780", "f64", "vanishes", 0.000016285227832375718, 1.8104217235921574e-11, 80, -112, 4.203895392974451e-45, -208, 16.0000057220459, 80, 112.0000228881836, -208, 48, 48, 16.0000057220459, 144.00001525878906)

/* cx, cy, r, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_DISTANCE_DISC_QUAD(ROW) \
  ROW("distance-disc-quad-7cf35029", "i32 i64 f32 f64", "corner other-winding", 0.4142135623730951, 4.142135907948045e-07, 0, 0, 1, 1, 2, 2, 3, 2, 1, 1, 1) \
  ROW("distance-disc-quad-e52a7fac", "i32 i64 f32 f64", "corner level other-winding", 0.4142135623730951, 4.1421361921651396e-07, 2, 0, 1, 3, 4, 3, 1, 2, 2, 2, 3) \
  ROW("distance-disc-quad-8910af5c", "i32 i64 f32 f64", "corner level other-winding", 1, 1.0000000568434188e-06, 6, 2, 3, 2, 3, 2, 2, 0, 2, 0, 3) \
  ROW("distance-disc-quad-79ee3791", "i32 i64 f32 f64", "", 3, 3.000000056843419e-06, 0, 1, 1, 5, 3, 4, 3, 4, 0, 5, 0) \
  ROW("distance-disc-quad-9adddb3b", "i32 i64 f32 f64", "level no-extent", 0.447213595499958, 4.472136239216674e-07, 1, 0, 0, 3, 1, 0, 2, 0, 1, 2, 0) \
  ROW("distance-disc-quad-1a6cfc34", "i32 i64 f32 f64", "corner", 1.162277660168379, 1.162510490812033e-06, 3, 2, 2, 0, 28214, -24118, 28214, -24118, 3, 0, 3) \
  ROW("distance-disc-quad-639dc476", "i32 i64 f64", "corner leaves-i32", 1.2715657552062775e-06, 1.4902432759602864e-08, 1, 1, 393216, -1048576, 655360, -1048577, 786430, 0, 524287, 2, 393217) \
  ROW("distance-disc-quad-a13ef9e0", "f64", "corner vanishes", 0.0018028846365799372, 1.919299958406872e-09, 0, -2.802596928649634e-45, 13312, -5120, -12288.001953125, -4224, -14848, -5376, -15104, -7296, -11392)

/* a_x1, a_y1, a_x2, a_y2, r, b_x1, b_y1, b_x2, b_y2, x3, y3, x4, y4 */
#define GRAZE_DISTANCE_CAPSULE_QUAD(ROW) \
  ROW("distance-capsule-quad-e6ef00d8", "i32 i64 f32 f64", "other-winding", 0.1213203435596426, 1.2132040040306145e-07, 6, 0, 7, 0, 2, 4, 4, 5, 2, 4, 1, 2, 2) \
  ROW("distance-capsule-quad-db7623bf", "i32 i64 f32 f64", "", 0.49482222433472856, 4.948223380215662e-07, 3, 9, 0, 2, 2, 8, 7, 6, 7, 4, 5, 8, 1) \
  ROW("distance-capsule-quad-109736c5", "i32 i64 f32 f64", "parallel", 2, 2.0000000568434188e-06, 1, 0, 0, 0, 1, 1, 4, 0, 4, -1, 3, 1, 3) \
  ROW("distance-capsule-quad-1409babb", "i32 i64 f32 f64", "corner no-extent", 0.4142135623730951, 4.142135907948045e-07, 0, 0, 0, 0, 1, 2, 2, 1, 1, 3, 0, 3, 1) \
  ROW("distance-capsule-quad-10145e75", "i32 i64 f32 f64", "leaves-i32", 30076.37616805245, 0.030076377099375023, 53462, 0, -13525, -81413, 1, 14512, 33056, 1, 33056, 1, 0, 14512, 0) \
  ROW("distance-capsule-quad-3a804ce3", "i64 f64", "leaves-i32 leaves-i64", 558591793, 558.5918235175781, 774588763, -558591793, 1746236390, -3515016352, 1, 3127373873, 1, 1, 1, 1, 2, 3127373873, 2) \
  ROW("distance-capsule-quad-ebd06266", "f64", "corner vanishes", 5.7220458984375e-06, 6.176793249323964e-12, 1.401298464324817e-45, 32, 15.99999713897705, 1.401298464324817e-45, 15.99999713897705, 32, 1.401298464324817e-45, 48, 48, 48, 52, 48, 56)

/* x, y, w, h, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_DISTANCE_BOX_QUAD(ROW) \
  ROW("distance-box-quad-23c2fcdb", "i32 i64 f32 f64", "other-winding", 2, 2.0000000568434188e-06, 0, 4, 6, 1, 3, 0, 1, 1, 2, 2, 3, 1) \
  ROW("distance-box-quad-d98df229", "i32 i64 f32 f64", "other-winding", 0.7071067811865476, 7.071068380299664e-07, 1, 0, 2, 1, 4, 1, 2, 3, 3, 3, 4, 2) \
  ROW("distance-box-quad-22814f20", "i32 i64 f32 f64", "parallel", 4, 4.0000001136868375e-06, 0, 8, 2, 2, 0, 2, 2, 2, 1, 4, 0, 4) \
  ROW("distance-box-quad-9d80cc41", "i32 i64 f32 f64", "parallel other-winding", 2, 2.0000000568434188e-06, 4, 1, 1, 4, 0, 5, 2, 3, 2, 2, 0, 4) \
  ROW("distance-box-quad-6845a9ce", "i32 i64 f32 f64", "parallel leaves-i32", 11257, 0.011257000931322574, -11260, 3, 3, 2, 69193, 3, 0, 3, 0, 114613, 69193, 114613) \
  ROW("distance-box-quad-5048d65e", "i32 i64 f64", "leaves-i32", 0.20952908873087348, 0.000015468318151230873, 0, 0, 2147483647, 20, -1, 20, -1, 23, 3, 26, 13, 23) \
  ROW("distance-box-quad-d7733f78", "f64", "parallel leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1.335906545878026e+154, 1.3359065554048465e+148, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, 1, 1, 3, 3.5196022868426134e+153, 3) \
  ROW("distance-box-quad-fc0cba2a", "f64", "corner vanishes", 2.802596928649634e-45, 2.807817172224033e-51, 0, 0, 4.3621860675045825e-40, 2.525462131360115e-40, 0, -3.4438311059246704e-41, -4.592055067592426e-41, -2.296167663642645e-41, 0, -2.802596928649634e-45, 2.2957472741033478e-41, -1.1479437019748901e-41)

/* x, y, w, h, r, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_DISTANCE_ROUNDED_QUAD(ROW) \
  ROW("distance-rounded-quad-1d15a6a0", "i32 i64 f32 f64", "corner", 1, 1.0000000568434188e-06, 0, 4, 4, 5, 2, 2, 3, 0, 2, 0, 1, 2, 0) \
  ROW("distance-rounded-quad-bc2bfedb", "i32 i64 f32 f64", "parallel other-winding", 3, 3.000000056843419e-06, 6, 0, 5, 4, 1, 1, 1, 1, 2, 3, 2, 3, 1) \
  ROW("distance-rounded-quad-63efbfd6", "i32 i64 f32 f64", "corner", 3, 3.000000056843419e-06, 6, 1, 5, 6, 1, 3, 1, 3, 2, 1, 2, 1, 1) \
  ROW("distance-rounded-quad-f0c6c491", "i32 i64 f32 f64", "corner", 1.82842712474619, 1.8284271815896088e-06, 0, -6, 3, 7, 1, 6, 3, 6, 4, 4, 2, 5, 2) \
  ROW("distance-rounded-quad-c0e0a7cf", "i32 i64 f32 f64", "corner", 0.4142135623730951, 4.1427177003400856e-07, 5115, 0, 90, 438, 1, 5205, 0, 5207, 0, 5207, -1, 5207, -2) \
  ROW("distance-rounded-quad-a5fcb5f0", "i32 i64 f64", "corner leaves-i32", 88326.00002264287, 0.08834125881170536, -118445, 0, 30122, 2147479007, 2, 3, 0, 65350, 0, 65350, -9665, 3, -9665) \
  ROW("distance-rounded-quad-301264dd", "f32 f64", "corner vanishes", 0.014754261921740763, 1.4754290343450192e-08, -0.0625, -0.125, 0.4999999701976776, 2.187499761581421, 0.125, -0.0625, -0.25, -0.125, -0.25, 0, -0.1250000149011612, 1.401298464324817e-45, -0.1875)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3, x4, y4 */
#define GRAZE_DISTANCE_TRIANGLE_QUAD(ROW) \
  ROW("distance-triangle-quad-24bf0ddd", "i32 i64 f32 f64", "other-winding", 0.7071067811865476, 7.07106809608257e-07, 2, 0, 2, 1, 3, 0, 1, 1, 0, 2, 2, 3, 2, 2) \
  ROW("distance-triangle-quad-27d0ab2c", "i32 i64 f32 f64", "other-winding", 0.447213595499958, 4.4721365234337684e-07, 1, 3, 2, 4, 1, 2, 4, 1, 3, 0, 2, 0, 2, 3) \
  ROW("distance-triangle-quad-617d4b15", "i32 i64 f32 f64", "corner other-winding", 1, 1.0000000568434188e-06, 2, 2, 0, 0, 0, 1, 4, 5, 5, 3, 2, 3, 2, 4) \
  ROW("distance-triangle-quad-b2dbb4ea", "i32 i64 f32 f64", "", 1.8973665961010278, 1.8973666529444466e-06, 6, 5, 3, 5, 6, 4, 3, 3, 0, 1, 0, 0, 4, 2) \
  ROW("distance-triangle-quad-06aad190", "i32 i64 f32 f64", "corner other-winding", 1.414213562373095, 1.4142136192165138e-06, 5, 5, 3, 6, 3, 5, 2, 4, 3, 3, 2, 2, 1, 2) \
  ROW("distance-triangle-quad-93ef81bc", "i32 i64 f32 f64", "", 3803.8993198052, 0.0038038995526358432, 26124, 27939, 0, -6269, 11023, -5956, 2, 12521, 1, 12521, 1, 1, 2, 1) \
  ROW("distance-triangle-quad-417f74ea", "i32 i64 f64", "leaves-i32", 151266747.38818327, 151.26676264697232, 3, -1521983919, 0, -512457119, -1060443476, 386422137, 2, -314159078, 0, -314159078, 0, 1, 2, 1) \
  ROW("distance-triangle-quad-9c862603", "f64", "vanishes", 0.00002729577250348399, 3.457173011766742e-11, 448, -608, -1.401298464324817e-45, -544.0001220703125, 256, -512, 0, -544.0000610351562, -96, -735.9998779296875, -256, -896, -544, -992)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, a_x4, a_y4, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3, b_x4, b_y4 */
#define GRAZE_DISTANCE_QUAD_QUAD(ROW) \
  ROW("distance-quad-quad-f0977827", "i32 i64 f32 f64", "parallel other-winding", 0.7071067811865476, 7.07106809608257e-07, 2, 0, 1, 0, 2, 1, 3, 0, 1, 1, 0, 2, 2, 3, 2, 2) \
  ROW("distance-quad-quad-50d69159", "i32 i64 f32 f64", "other-winding", 3.1529631254723287, 3.1529632391591663e-06, 6, 5, 4, 3, 4, 1, 8, 1, 1, 4, 0, 0, 0, 1, 0, 2) \
  ROW("distance-quad-quad-504c6816", "i32 i64 f32 f64", "", 0.7071067811865476, 7.071068380299664e-07, 6, 5, 3, 5, 4, 3, 6, 4, 3, 3, 0, 1, 0, 0, 4, 2) \
  ROW("distance-quad-quad-9058e268", "i32 i64 f32 f64", "corner other-winding", 1.414213562373095, 1.4142136192165138e-06, 5, 5, 4, 7, 3, 6, 3, 5, 2, 4, 3, 3, 2, 2, 1, 2) \
  ROW("distance-quad-quad-075de4f7", "i32 i64 f32 f64", "corner other-winding", 4.123105625617661, 4.123105739304498e-06, 2, 7, 1, 7, 1, 9, 3, 8, 4, 3, 5, 1, 2, 1, 3, 3) \
  ROW("distance-quad-quad-0fab4a9e", "i32 i64 f32 f64", "no-extent", 0.894427190999916, 8.944272478433348e-07, 3, 1, 2, 3, 0, 7, 2, 3, 1, 0, 2, 1, 1, 2, 0, 3) \
  ROW("distance-quad-quad-4ede609b", "i32 i64 f32 f64", "corner", 2, 2.0002328306436538e-06, 0, 0, -12220, 0, -12220, 1, 0, 1, 0, 3, 2, 3, 2, 17015, 0, 17015) \
  ROW("distance-quad-quad-93f8dc31", "i32 i64 f32 f64", "parallel leaves-i32", 2, 2.0009313225746154e-06, 4896, 2, 1, 2, 1, 30808, 4896, 30808, 3, -85665, 26710, -85665, 26710, 0, 3, 0) \
  ROW("distance-quad-quad-b5758cbb", "i64 f64", "parallel leaves-i32 leaves-i64", 1, 0.000031517578125, 1497657207, 3, 0, 3, 0, 4280515512, 1497657207, 4280515512, 2145385545, 2, 904169336, 2, 904169336, 0, 2145385545, 0) \
  ROW("distance-quad-quad-de7a3d4a", "f64", "leaves-i32 vanishes", 7.56228316422517, 8.515957480631421e-06, 33554432, 0, 16777216, 113246200, 0, 75497472, 1.401298464324817e-45, 37748740, 16777220, 113246208, -67108872, 104857608, -67108864, 113246208, -25165820, 121634816) \
  ROW("distance-quad-quad-94d841ad", "f64", "vanishes", 9.047347016193423e-07, 2.723724105165199e-12, 31.9999942779541, -5.605193857299268e-45, 4, 4, -5.605193857299268e-45, -5.605193857299268e-45, 56, -8, 100, 180.00003051757812, 164, 60, 104.00003051757812, 28, 44, -4)

/* x, y, x1, y1, x2, y2 */
#define GRAZE_NEAREST_POINT_SEGMENT(ROW) \
  ROW("nearest-point-segment-a2b44b13", "i32 i64 f32 f64", "corner", 0, 0, 1.0000000142108547e-06, 0, 1, 0, 0, 1, 0) \
  ROW("nearest-point-segment-16070916", "i32 i64 f32 f64", "corner", 1, 0, 1.0000000284217094e-06, 0, 0, 1, 0, 2, 0) \
  ROW("nearest-point-segment-3adc3130", "i32 i64 f32 f64", "corner", 2, 1, 1.4142135907948044e-06, 1, 0, 0, 3, 2, 1) \
  ROW("nearest-point-segment-4387bb0b", "i32 i64 f32 f64", "corner", 1, 1, 1.0000000284217094e-06, 1, 0, 2, 3, 1, 1) \
  ROW("nearest-point-segment-e40a1f81", "i32 i64 f32 f64", "corner", 0, 0, 0.004096000058207661, 4096, 0, 0, 0, 0, 1) \
  ROW("nearest-point-segment-6c526bca", "i32 i64 f64", "leaves-i32", 1.9999999990687343, 0.0000610332936474829, 9.923558682700662e-10, 2, 0, 65536, 1, -2, 0) \
  ROW("nearest-point-segment-42259014", "i32 i64 f64", "leaves-i32", 0, 1, 1.0298023223876953e-06, -1, 1, 0, -3276801, 0, 2) \
  ROW("nearest-point-segment-ce0b0b9a", "i64 f64", "corner leaves-i32 leaves-i64", 2, 0, 0.00003275364610249979, 3, 2, 2, 0, -4041631448, 2) \
  ROW("nearest-point-segment-29d67f9d", "i32 i64 f64", "corner no-extent leaves-i32", 2506190, 73628, 1.0298023223876953e-06, 2506191, 73628, 2506190, 73628, 2506190, 73628) \
  ROW("nearest-point-segment-ed8377e3", "f64", "corner vanishes", 0, 0, 3.16e-322, -1e-323, 0, 0, 0, 5e-324, 0)

/* x, y, cx, cy, r */
#define GRAZE_NEAREST_POINT_DISC(ROW) \
  ROW("nearest-point-disc-4b7114d2", "i32 i64 f32 f64", "", 0, 1, 1.0000000284217094e-06, 0, 0, 0, 2, 1) \
  ROW("nearest-point-disc-4fd70645", "i32 i64 f32 f64", "", 0.4472135954999579, 1.1055728090000843, 1.236068005921499e-06, 1, 0, 0, 2, 1) \
  ROW("nearest-point-disc-dd6a46b7", "i32 i64 f32 f64", "no-extent", 0, 0, 1.4142135765839497e-06, 1, 1, 0, 0, 0) \
  ROW("nearest-point-disc-1fd9b681", "i32 i64 f32 f64", "", 3.999999996495273, 2.999854988399241, 0.020685000256999243, 20689, 2, 1, 3, 3) \
  ROW("nearest-point-disc-dadc0389", "i32 i64 f32 f64", "leaves-i32", 52607.000050748065, 3.0174495223367424, 0.05260589039882752, 2, 309, 52610, 3, 3) \
  ROW("nearest-point-disc-8fdbe547", "i32 i64 f64", "leaves-i32", 1, 1642970297, 1642.9703092587888, 1, 3, 1, 1642970298, 1) \
  ROW("nearest-point-disc-c15c7710", "f64", "vanishes", -3.7944e-320, -2.53e-321, 3.16e-322, -3.7944e-320, -2.53e-321, -7.58e-321, 3.794e-320, 5.059e-320)

/* x, y, x1, y1, x2, y2, r */
#define GRAZE_NEAREST_POINT_CAPSULE(ROW) \
  ROW("nearest-point-capsule-e08520fc", "i32 i64 f32 f64", "corner", 0.29289321881345254, 0.29289321881345254, 4.142135907948045e-07, 0, 0, 0, 2, 1, 1, 1) \
  ROW("nearest-point-capsule-17a987a2", "i32 i64 f32 f64", "", 0.847213595499958, 0.3055728090000841, 3.416408149215832e-07, 1, 0, 2, 2, 0, 1, 1) \
  ROW("nearest-point-capsule-75c57be8", "i32 i64 f32 f64", "corner", 0, 1, 1.0000000568434188e-06, 0, 0, 0, 4, 0, 2, 1) \
  ROW("nearest-point-capsule-fb6c4ea2", "i32 i64 f32 f64", "corner", 1.7071067811865475, 1.7071067811865475, 4.142135907948045e-07, 2, 2, 1, 1, 0, 0, 1) \
  ROW("nearest-point-capsule-068cc313", "i32 i64 f32 f64", "corner leaves-i32", 2.708680358288106, -2.915093849222807, 0.10305474642383759, 24347, -100141, 2, 0, 0, 3, 3) \
  ROW("nearest-point-capsule-0c2ce96b", "i32 i64 f64", "corner leaves-i32", 1.1874603417691327, -2.8878676049642693, 1292.0694754107074, -349952558, -1243775182, 2, 0, 0, 3, 3) \
  ROW("nearest-point-capsule-4c6411de", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0.9181784419415273, -2.798153340422919, 2.1000256440941345e+148, -7.57284331214675e+153, -1.9587312392269284e+154, 2, 0, 0, 3, 3) \
  ROW("nearest-point-capsule-d79d6f94", "f64", "corner vanishes", 5e-324, 5e-324, 3.16e-322, 0, 0, 1e-323, 5.0587e-320, 2.2767e-320, 3.036e-320, 3.794e-320)

/* a_x, a_y, b_x, b_y, w, h */
#define GRAZE_NEAREST_POINT_BOX(ROW) \
  ROW("nearest-point-box-753d0165", "i32 i64 f32 f64", "level", 1, 0, 1.0000000284217094e-06, 2, 0, 0, 0, 1, 1) \
  ROW("nearest-point-box-ae08f344", "i32 i64 f32 f64", "level", 0, 2, 2.0000000284217093e-06, 0, 0, 0, 2, 2, 1) \
  ROW("nearest-point-box-0239ab7c", "i32 i64 f32 f64", "level", 2, 0, 1.0000000284217094e-06, 3, 0, 1, 0, 1, 2) \
  ROW("nearest-point-box-0fcbfe04", "i32 i64 f32 f64", "corner", 1, 2, 2.8284271531678997e-06, 3, 0, 0, 2, 1, 1) \
  ROW("nearest-point-box-2249d0b6", "i32 i64 f32 f64", "", 1, 1, 1.0000000568434188e-06, 2, 1, 0, 0, 1, 5) \
  ROW("nearest-point-box-23921647", "i32 i64 f32 f64", "level no-extent", 3, 0, 2.0000000284217093e-06, 1, 0, 3, 0, 0, 2) \
  ROW("nearest-point-box-bad83ded", "i32 i64 f32 f64", "", 3, 3, 0.011263000931322573, -11260, 3, 3, 2, 69193, 3) \
  ROW("nearest-point-box-91c7b832", "i32 i64 f64", "corner leaves-i32", 4, 3, 0.020700258813234604, 20689, 2, 1, 3, 3, 2147388275) \
  ROW("nearest-point-box-7ee1bcc9", "f32 f64", "leaves-i32 leaves-i64", -1024, 6.220981264619405e+18, 1141498940449.882, 2, 7.362479942925287e+18, -1.7861983108128047e+19, 0, 2.4171810959585706e+19, 6.220981264619405e+18) \
  ROW("nearest-point-box-da65862c", "f64", "", -7.58e-321, 6.83e-320, 3.16e-322, -7.59e-321, 6.83e-320, -7.58e-321, 3.794e-320, 7.59e-321, 1.0119e-319)

/* x, y, x1, y1, x2, y2, x3, y3 */
#define GRAZE_NEAREST_POINT_TRIANGLE(ROW) \
  ROW("nearest-point-triangle-e7e1e5d4", "i32 i64 f32 f64", "corner level", 0, 1, 1.0000000284217094e-06, 0, 0, 0, 1, 2, 2, 1, 2) \
  ROW("nearest-point-triangle-14b3c67c", "i32 i64 f32 f64", "corner", 2, 0, 4.0004656612873076e-06, -2, 0, 2, 0, 32768, 1, 16384, 0) \
  ROW("nearest-point-triangle-8706e6b6", "i32 i64 f64", "leaves-i32", -0.4846166558405989, -0.3769280824807115, 6.158073352319058e-07, 0, 0, -114690, 147456, -2, 0, 0, -1) \
  ROW("nearest-point-triangle-b2eb9bb9", "i32 i64 f64", "corner leaves-i32", 0, 1, 1.1192092895507812e-06, 0, 0, 0, 1, -9437184, 7340032, 0, 2) \
  ROW("nearest-point-triangle-b073b436", "i64 f64", "leaves-i32 leaves-i64", 2.160859733163928, 2.0653560301998324, 0.00006187683778009862, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763) \
  ROW("nearest-point-triangle-5ee979dc", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", -4.3351779458599e+153, 1.0108990336024899e+153, 4.45148136857238e+147, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, -4.5709045685962e+153, 1) \
  ROW("nearest-point-triangle-ecd625a1", "f32 f64", "vanishes", 6.515637667439926e-24, 5.212510133951941e-23, 4.20246050303642e-28, 4.235164483836012e-22, 0, 8.470328462801045e-22, 6.776262770240836e-21, 0, 0, 0, 3.388132596810768e-21)

/* x, y, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_NEAREST_POINT_QUAD(ROW) \
  ROW("nearest-point-quad-ff06e9d0", "i32 i64 f32 f64", "corner level other-winding", 1, 1, 1.0000000284217094e-06, 0, 1, 1, 1, 3, 2, 3, 1, 1, 0) \
  ROW("nearest-point-quad-72f20806", "i32 i64 f32 f64", "corner level other-winding", 0, 2, 1.0000000284217094e-06, 0, 1, 0, 2, 0, 3, 2, 3, 2, 2) \
  ROW("nearest-point-quad-4559e6cd", "i32 i64 f32 f64", "corner level", 2, 2, 2.0000000568434188e-06, 2, 4, 2, 0, 3, 0, 2, 2, 2, 1) \
  ROW("nearest-point-quad-b11241da", "i32 i64 f32 f64", "corner level", 2, 2, 4.1231056824610795e-06, 3, 6, 3, 0, 2, 2, 1, 2, 0, 0) \
  ROW("nearest-point-quad-5d2d582e", "i32 i64 f32 f64", "level no-extent", 0.8, 0.3999999999999999, 8.944272194216254e-07, 0, 0, 1, 0, 1, 2, 0, 2, 1, 0) \
  ROW("nearest-point-quad-58ccfec4", "i32 i64 f32 f64", "corner leaves-i32", 1, 0, 0.09678156534314639, -75772, -60209, 1, 2, 3, 2, 3, 0, 1, 0) \
  ROW("nearest-point-quad-781ee487", "i64 f64", "corner leaves-i32 leaves-i64", 1, 2, 8641.497200895254, -3342627646, 7968833871, 1, 2, 3, 2, 3, 0, 1, 0) \
  ROW("nearest-point-quad-e8923aa2", "f32 f64", "corner leaves-i32 leaves-i64 leaves-f32", 1, 0, 31903524180058.65, -1.8603804911690842e+19, -2.591781783230795e+19, 1, 2, 3, 2, 3, 0, 1, 0) \
  ROW("nearest-point-quad-79869672", "f64", "corner leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1, 2, 2.9353363064032024e+148, -1.4151490449418416e+154, 2.5716827760109333e+154, 1, 2, 3, 2, 3, 0, 1, 0) \
  ROW("nearest-point-quad-b13bd8b5", "f64", "corner vanishes", -1.401298464324817e-45, -544.0001220703125, 1.2934627011418342e-10, 0, -544, -1.401298464324817e-45, -544.0001220703125, -96, -736, -256, -896.0000610351562, -544, -991.9998779296875)

/* a_cx, a_cy, a_r, b_cx, b_cy, b_r */
#define GRAZE_PUSH_DISC_DISC(ROW) \
  ROW("push-disc-disc-3a0416d3", "i32 i64 f32 f64", "", 1, 0, 1.0000000142108547e-06, 0, 0, 1, 1, 0, 1) \
  ROW("push-disc-disc-e9b97941", "i32 i64 f32 f64", "", 0, 0, 2.842170943040401e-14, 1, 0, 1, 0, 2, 1) \
  ROW("push-disc-disc-589c4840", "i32 i64 f32 f64", "", 0, -2, 2.0000000284217093e-06, 0, 2, 3, 0, 0, 1) \
  ROW("push-disc-disc-7ec3bc4e", "i32 i64 f32 f64", "", 0.4142135623730949, -0.4142135623730949, 5.857864660486144e-07, 1, 1, 1, 2, 0, 1) \
  ROW("push-disc-disc-ec730390", "i32 i64 f32 f64", "", 0, 2, 2.0000000284217093e-06, 0, 0, 3, 0, 2, 1) \
  ROW("push-disc-disc-0a79ff23", "i32 i64 f32 f64", "", -1.1213203435596424, -1.1213203435596424, 1.5857864660486144e-06, 1, 2, 1, 0, 1, 2) \
  ROW("push-disc-disc-23302668", "i32 i64 f32 f64", "", -2, 0, 2.0000000284217093e-06, 3, 0, 3, 1, 0, 1) \
  ROW("push-disc-disc-fcc554a6", "i32 i64 f32 f64", "", -2.472135954999579, 1.2360679774997896, 2.7639320509219195e-06, 2, 0, 2, 0, 1, 3) \
  ROW("push-disc-disc-9112e392", "i32 i64 f32 f64", "", 0.4142135623730949, 0.4142135623730949, 5.857864944703238e-07, 3, 0, 1, 4, 1, 1) \
  ROW("push-disc-disc-31f87df4", "i32 i64 f32 f64", "no-extent", 0, 0, 5.6843418860808015e-14, 4, 1, 0, 0, 0, 1) \
  ROW("push-disc-disc-f043d3f2", "i32 i64 f32 f64", "", 0, 0, 2.3283064365386963e-10, 3, 2, 2, 0, 28214, 2) \
  ROW("push-disc-disc-36ae730c", "i32 i64 f32 f64", "leaves-i32", 0, 0, 9.313225746154785e-10, -11260, 3, 3, 2, 69193, 3) \
  ROW("push-disc-disc-b1e7b538", "i32 i64 f32 f64", "", -1112.1476404691698, -210.02659857268753, 0.0011318056694270388, 20268, 3, 21754, 3, -3824, 1) \
  ROW("push-disc-disc-c2e757ed", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 0.000030517578125, 3, 2, 2, 0, -4041631448, 2) \
  ROW("push-disc-disc-0bd2a0f2", "i32 i64 f64", "leaves-i32", -0.5708601453115563, -0.2283440581246225, 0.000015873624255365494, 2147483553, -37, 1, 2147483548, -39, 5) \
  ROW("push-disc-disc-50d6799a", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1.2773377981022207e+294, -1e+308, 1, 1, 1e+308, 0, 1) \
  ROW("push-disc-disc-04de19e1", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 1.9296423998799836e+153, 1.929642590416394e+147, 3, -2.3605580065833608e+154, 6.53066900411958e+153, 2, 0, 1.900455346159401e+154) \
  ROW("push-disc-disc-124c695d", "f64", "leaves-i32 vanishes", -0.8749997615813214, -4.172325986928559e-07, 1.1134183406828697e-06, -8388608, -16777215, 1.401298464324817e-45, -10485759, -16777216, 2097151.875) \
  ROW("push-disc-disc-bbe06601", "f64", "vanishes", 0, -2.86102294921875e-06, 2.974709786940366e-12, -1.5, 13, 2, -1.5, 11.00000286102295, 5.605193857299268e-45) \
  ROW("push-disc-disc-ac459c66", "f64", "vanishes", 0, 0, 1.1368683772161603e-13, -4.375, -4.750001430511475, 10.625, 0.625, 4.625, 4.203895392974451e-45)

/* cx, cy, a_r, x1, y1, x2, y2, b_r */
#define GRAZE_PUSH_DISC_CAPSULE(ROW) \
  ROW("push-disc-capsule-6760a5be", "i32 i64 f32 f64", "", -0.6944271909999159, 1.3888543819998318, 1.5527864329217515e-06, 1, 0, 1, 0, 0, 2, 1, 1) \
  ROW("push-disc-capsule-765bcda6", "i32 i64 f32 f64", "", 1, 0, 1.0000000284217094e-06, 0, 0, 1, 1, 0, 2, 1, 1) \
  ROW("push-disc-capsule-95fd7e89", "i32 i64 f32 f64", "", 0.6213203435596426, 0.6213203435596426, 8.786796848620669e-07, 0, 0, 1, 1, 2, 2, 1, 2) \
  ROW("push-disc-capsule-43e3e4f1", "i32 i64 f32 f64", "", 0, 2, 2.0000000284217093e-06, 1, 0, 2, 1, 2, 3, 2, 2) \
  ROW("push-disc-capsule-801ed1a4", "i32 i64 f32 f64", "", 0, 0, 5.6843418860808015e-14, 1, 6, 1, 1, 0, 1, 3, 1) \
  ROW("push-disc-capsule-afe84284", "i32 i64 f32 f64", "", -2, 0, 2.0000000568434188e-06, 6, 0, 3, 0, 0, 3, 0, 2) \
  ROW("push-disc-capsule-f1264394", "i32 i64 f32 f64", "", 1.5777087639996634, -0.7888543819998317, 1.763932079343629e-06, 0, 1, 2, 6, 1, 2, 0, 2) \
  ROW("push-disc-capsule-19b1794d", "i32 i64 f32 f64", "", 0, -3, 3.000000056843419e-06, 1, 4, 3, 1, 1, 1, 2, 2) \
  ROW("push-disc-capsule-9887c2bd", "i32 i64 f32 f64", "", -3.366563145999495, -1.6832815729997475, 3.763932079343629e-06, 5, 3, 3, 3, 2, 1, 1, 3) \
  ROW("push-disc-capsule-6e71be90", "i32 i64 f32 f64", "no-extent", 0, -1, 1.0000000142108547e-06, 1, 1, 1, 1, 0, 1, 0, 1) \
  ROW("push-disc-capsule-340b6147", "f32 f64", "", 0, 0, 4.547473508864641e-13, 0, -1, 0.5, 2, 0, 28.5, -37, 1.5) \
  ROW("push-disc-capsule-c9363feb", "i32 i64 f32 f64", "", 0, 0, 1.1641532182693481e-10, 0, 15183, 2, -271, -12616, 2, 2, 11070) \
  ROW("push-disc-capsule-eef22922", "i32 i64 f32 f64", "leaves-i32", 7210.032210279698, 568.689131877066, 0.007232425960452546, -65546, -5168, 3, 1, 2, 6248, 2, 72980) \
  ROW("push-disc-capsule-0a5de60b", "i32 i64 f64", "leaves-i32", 0, 0, 0.0000152587890625, -349952558, -1243775182, 2, 0, 0, 3, 3, 64887819) \
  ROW("push-disc-capsule-cd3c6fcb", "i32 i64 f64", "leaves-i32", 1.9680086986769796, 1.0596969915952967, 0.0000174939660022666, 2147483580, 1, 4, 2147483587, 30, 2147483593, 8, 13) \
  ROW("push-disc-capsule-c2a0f632", "i64 f64", "leaves-i32 leaves-i64", 76038592.62133399, 228423213.38345185, 240.74688236464996, -157258280, 3, 3, 2, 4799221661, 3, 472410671, 738644405) \
  ROW("push-disc-capsule-b96f00ee", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1.9053641054174757e+140, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, -4.5709045685962e+153, 1) \
  ROW("push-disc-capsule-6fbe9df7", "f64", "leaves-i32 leaves-i64 vanishes", 0, 0, 0.0001220703125, 2.802596928649634e-45, 0, 2952789504, 4294967808, 3221225472, 6979322368, 8589934592, 2415919360) \
  ROW("push-disc-capsule-b75f4380", "f64", "vanishes", 0, 0.0001220703125, 1.3662222772836685e-10, 0, -2.802596928649634e-45, 256, 0, 1023.9998779296875, 1408, 1792, 768) \
  ROW("push-disc-capsule-5f9f3896", "f64", "vanishes", 0, 0, 3.16e-322, 0, 0, 1.0609978955e-314, 1.989371053e-314, 4.7744905307e-314, 8.355358427e-314, 2.121995791e-314, 4.111366845e-314)

/* a_x1, a_y1, a_x2, a_y2, a_r, b_x1, b_y1, b_x2, b_y2, b_r */
#define GRAZE_PUSH_CAPSULE_CAPSULE(ROW) \
  ROW("push-capsule-capsule-187608f5", "i32 i64 f32 f64", "", 1.8832815729997476, -0.9416407864998738, 2.105572837421793e-06, 1, 2, 0, 0, 1, 1, 0, 2, 0, 2) \
  ROW("push-capsule-capsule-f2c298e4", "i32 i64 f32 f64", "", -0.0944271909999159, -0.1888543819998318, 2.1114567484358712e-07, 4, 2, 0, 4, 1, 0, 2, 0, 0, 1) \
  ROW("push-capsule-capsule-85b3feef", "i32 i64 f32 f64", "", 0, 0, 5.6843418860808015e-14, 1, 1, 3, 0, 2, 3, 4, 2, 4, 1) \
  ROW("push-capsule-capsule-3246e6cd", "i32 i64 f32 f64", "collinear", -1.1213203435596424, -1.1213203435596424, 1.5857864944703238e-06, 3, 3, 4, 4, 1, 1, 1, 2, 2, 2) \
  ROW("push-capsule-capsule-46d6fc5b", "i32 i64 f32 f64", "", 4, 0, 4.000000056843419e-06, 2, 1, 2, 3, 2, 4, 3, 3, 2, 3) \
  ROW("push-capsule-capsule-7fd06a4f", "i32 i64 f32 f64", "collinear", 2.5355339059327373, 2.5355339059327373, 3.585786494470324e-06, 0, 2, 1, 3, 2, 2, 4, 3, 5, 3) \
  ROW("push-capsule-capsule-f0d625e4", "i32 i64 f32 f64", "", -0.7344536099454002, 1.2240893499090004, 1.4275212797057863e-06, 1, 0, 6, 3, 2, 1, 3, 3, 5, 2) \
  ROW("push-capsule-capsule-fdf95e0a", "i32 i64 f32 f64", "", 0, 2, 2.0000000568434188e-06, 6, 1, 2, 1, 1, 3, 4, 0, 4, 4) \
  ROW("push-capsule-capsule-ba56172f", "i32 i64 f32 f64", "", -3, 0, 3.000000113686838e-06, 6, 5, 8, 7, 3, 4, 1, 4, 5, 2) \
  ROW("push-capsule-capsule-0aeed908", "i32 i64 f32 f64", "", 0, -1, 1.0000000568434188e-06, 2, 4, 3, 5, 1, 2, 2, 1, -1, 2) \
  ROW("push-capsule-capsule-70cd1549", "i32 i64 f32 f64", "shared-corner", 0, 3, 3.000000113686838e-06, 12, 0, 10, 0, 1, 12, 0, -2, 2, 2) \
  ROW("push-capsule-capsule-b596935f", "i32 i64 f32 f64", "collinear no-extent", 1.1213203435596424, 1.1213203435596424, 1.5857864660486144e-06, 0, 0, 0, 0, 1, 0, 2, 1, 1, 2) \
  ROW("push-capsule-capsule-5ba62fdc", "f32 f64", "", 0, 0, 9.094947017729282e-13, 48, 89, 0, -1, 41, -99.5, 2, 3, 114, 10) \
  ROW("push-capsule-capsule-6130584d", "i32 i64 f32 f64", "", 9861.81778979477, -9521.755107388055, 0.013708365213534324, 0, 7398, -7140, 3, 18844, 1, 1, 10792, 1, 3) \
  ROW("push-capsule-capsule-b80042c0", "i32 i64 f32 f64", "leaves-i32", -1.426535364379077, 23774.6383827417, 0.02377463889120076, 34406, 3, -15592, 0, 23774, 2, 58341, 11714, 3, 2) \
  ROW("push-capsule-capsule-e0cdf31a", "i32 i64 f32 f64", "", 0, 0, 5.820766091346741e-11, 5207, 28, 5162, -80, 1, 5116, 0, 5158, -82, 3) \
  ROW("push-capsule-capsule-25f6bb57", "i32 i64 f64", "leaves-i32", 0, -1691405534, 1691.405549258789, 0, 411026544, -342036299, 3, 1691405533, 1, 1, -852791363, 1, 3) \
  ROW("push-capsule-capsule-0be99dfe", "i32 i64 f64", "leaves-i32", 0, 0, 0.0000152587890625, 1, 3, 1, 1642970298, 1, 1050513714, -155856505, 1, 1894434375, 1) \
  ROW("push-capsule-capsule-74b1d287", "i64 f64", "leaves-i32 leaves-i64", -54496879.62895315, -209211618.375605, 216.1930561867855, 0, 485389784, 1863394424, 3, 383906956, 1198061220, 2, -4323567847, 0, 1) \
  ROW("push-capsule-capsule-9978f5c3", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, -3.5196022868426134e+153, 3.519602382110819e+147, 0, 1.335906545878026e+154, -2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1, 3) \
  ROW("push-capsule-capsule-909c99d8", "f64", "leaves-i32 vanishes", 8699.555530741236, -228.93570346201327, 0.008710196716228956, 1.401298464324817e-45, 0, 8388608, 318767104, 8388608, 33554440, 318767104, -2.802596928649634e-45, -956301440, 16777216) \
  ROW("push-capsule-capsule-f37e68d7", "f64", "vanishes", 17.197979746446613, -2.4568542494923906, 0.000017372583911525135, 48, 24, -5e-324, 48, 32, 72.00000000000006, 32, 64, -24, 8) \
  ROW("push-capsule-capsule-8442dafd", "f64", "vanishes", 0, 0, 2.2737367544323206e-13, -1.401298464324817e-45, 13.999999046325684, 10, 14.000001907348633, 3, 1, 22, 9, 24, 4.999999046325684)

/* cx, cy, r, x, y, w, h */
#define GRAZE_PUSH_DISC_BOX(ROW) \
  ROW("push-disc-box-02a9969e", "i32 i64 f32 f64", "level", 0, 0, 2.842170943040401e-14, 1, 0, 1, 0, 2, 1, 3) \
  ROW("push-disc-box-38c33cc5", "i32 i64 f32 f64", "level", 0, 2, 2.0000000568434188e-06, 0, 0, 4, 0, 2, 2, 1) \
  ROW("push-disc-box-83b11acb", "i32 i64 f32 f64", "level", -1, 0, 1.0000000284217094e-06, 2, 2, 2, 0, 1, 1, 1) \
  ROW("push-disc-box-a4ed77c1", "i32 i64 f32 f64", "level", 1, 0, 1.0000000284217094e-06, 1, 1, 1, 1, 0, 3, 2) \
  ROW("push-disc-box-9f9cb188", "i32 i64 f32 f64", "level", 0, -1, 1.0000000284217094e-06, 3, 1, 1, 2, 0, 2, 1) \
  ROW("push-disc-box-35f2c6d1", "i32 i64 f32 f64", "", 1.1213203435596424, 1.1213203435596424, 1.5857864660486144e-06, 1, 2, 3, 2, 3, 1, 1) \
  ROW("push-disc-box-a7b813cb", "i32 i64 f32 f64", "", -0.4142135623730949, 0.4142135623730949, 5.857864660486144e-07, 2, 2, 2, 0, 3, 1, 3) \
  ROW("push-disc-box-f964d537", "i32 i64 f32 f64", "", -1.1213203435596424, -1.1213203435596424, 1.5857864944703238e-06, 4, 2, 3, 2, 0, 1, 1) \
  ROW("push-disc-box-e9c89aa4", "i32 i64 f32 f64", "", 0.7888543819998317, -1.5777087639996634, 1.763932079343629e-06, 2, 3, 4, 3, 0, 1, 1) \
  ROW("push-disc-box-07e605d5", "i32 i64 f32 f64", "level no-extent", 0, 0, 5.6843418860808015e-14, 4, 1, 0, 0, 0, 1, 1) \
  ROW("push-disc-box-ff5b9e26", "i32 i64 f32 f64", "level", 1, 0, 1.0000000284217094e-06, 1, 2, 1, 1, 1, 1, 3) \
  ROW("push-disc-box-27e23adc", "i32 i64 f32 f64", "", 0, 0, 2.3283064365386963e-10, 3, 2, 2, 0, 28214, 2, 8817) \
  ROW("push-disc-box-c13c9a58", "i32 i64 f32 f64", "leaves-i32", 0, 0, 9.313225746154785e-10, 24347, -100141, 2, 0, 0, 3, 3) \
  ROW("push-disc-box-a7951cfa", "i32 i64 f32 f64", "leaves-i32", 0.2842761736251636, 12876.999974785847, 0.0128770009092463, 0, -14301, 103472, 2, 76294, 2, 1) \
  ROW("push-disc-box-d89491ec", "i32 i64 f64", "leaves-i32", 0, 0, 0.0000152587890625, 9, 3, 4, 9, 9, 2147483647, 4) \
  ROW("push-disc-box-eef8379f", "i32 i64 f64", "leaves-i32", 0, 4, 0.0000192587890625, -5, 15, 13, -13, 24, 2147483646, 9) \
  ROW("push-disc-box-ea39631d", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 0.000030517578125, 3, 2, 2, 0, -4041631448, 2, 466237554) \
  ROW("push-disc-box-47a221d1", "i32 i64 f64", "leaves-i32", 2, 0, 0.0000172587890625, 2147483520, -16, 2, 2147483520, -39, 10, 32) \
  ROW("push-disc-box-4d5b8b39", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1.9053641054174757e+140, -7.57284331214675e+153, -1.9587312392269284e+154, 2, 0, 0, 3, 3) \
  ROW("push-disc-box-4ac0ef1f", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 8.89210083286749e+18, -6.695770186657709e+18, 11131163526350.348, -3.2215787450860044e+19, 1.5697138171525464e+19, 3.597614800417954e+19, -1.2368435987666174e+19, -3.274635238879684e+19, 6.58107901929744e+18, 3.3498394152939815e+19) \
  ROW("push-disc-box-2bf16025", "f64", "vanishes", -8.487892833308499e-07, -2.9101350173401123e-07, 1.0109783763898131e-12, -2.802596928649634e-45, 8, 9.25, -9.999999046325684, 4.75, 1.25, 0.2499999850988388) \
  ROW("push-disc-box-54729243", "f64", "vanishes", 0, 0, 3.16e-322, 5.9059454e-316, 1.93756452e-315, 1.53347352e-315, -1.03613076e-316, 1.55419614e-316, 1.96864844e-316, 3.3156184e-316)

/* x1, y1, x2, y2, r, x, y, w, h */
#define GRAZE_PUSH_CAPSULE_BOX(ROW) \
  ROW("push-capsule-box-80dade4b", "i32 i64 f32 f64", "shared-corner", 0, 1, 1.0000000568434188e-06, 1, 0, 0, 0, 1, 0, 0, 3, 4) \
  ROW("push-capsule-box-4d137819", "i32 i64 f32 f64", "", 0, -1, 1.0000000568434188e-06, 3, 1, 2, 1, 1, 0, 0, 4, 1) \
  ROW("push-capsule-box-dbac2a1b", "i32 i64 f32 f64", "", 1, 0, 1.0000000568434188e-06, 0, 3, 0, 2, 2, 1, 0, 1, 4) \
  ROW("push-capsule-box-433f067c", "i32 i64 f32 f64", "shared-corner", -2, 0, 2.0000000284217093e-06, 3, 0, 3, 1, 2, 0, 0, 3, 2) \
  ROW("push-capsule-box-19278a91", "i32 i64 f32 f64", "", 0, 0, 5.6843418860808015e-14, 1, 7, 1, 5, 1, 1, 1, 4, 2) \
  ROW("push-capsule-box-bae9ed19", "i32 i64 f32 f64", "", 2.683117646243012, -1.1499075626755766, 2.9191451437048954e-06, 3, 9, 0, 2, 2, 2, 5, 4, 4) \
  ROW("push-capsule-box-a2e5583d", "i32 i64 f32 f64", "", -0.4142135623730949, -0.4142135623730949, 5.857864944703238e-07, 0, 4, 0, 2, 2, -2, 0, 1, 1) \
  ROW("push-capsule-box-d31f9ed3", "i32 i64 f32 f64", "", -1.2071067811865475, 1.2071067811865475, 1.7071068380299663e-06, 2, 2, 0, 0, 1, -1, 1, 3, 4) \
  ROW("push-capsule-box-766c7f32", "i32 i64 f32 f64", "", 0.20710678118654754, 0.20710678118654754, 2.9289327565687134e-07, 0, 0, -4, 4, 1, 0, 1, 4, 3) \
  ROW("push-capsule-box-4ea6047c", "i32 i64 f32 f64", "no-extent", 1, 0, 1.0000000284217094e-06, 0, 0, 0, 0, 2, 1, 0, 3, 2) \
  ROW("push-capsule-box-58b710fd", "f32 f64", "", 0, 0, 7.275957614183426e-12, 691, -46, 660.5, 5, 3, 639.5, 0, 17, 38.5) \
  ROW("push-capsule-box-e176bf96", "i32 i64 f32 f64", "", 0, 0, 5.820766091346741e-11, -49, -8, -2, 0, 1, 0, 0, 1080, 7676) \
  ROW("push-capsule-box-f6c43699", "i32 i64 f32 f64", "", 1, 0, 1.0000582076609134e-06, 0, 2872, 0, 2874, 1, 0, 0, 1080, 4320) \
  ROW("push-capsule-box-6c2acc05", "i32 i64 f32 f64", "leaves-i32", 0, 0, 4.656612873077393e-10, 4896, 2, 0, 4205, 1, 30808, 54752, 1, 3) \
  ROW("push-capsule-box-bf5c2b4b", "i32 i64 f64", "leaves-i32", 2, 0, 0.0000172587890625, -2, 4, 2, 7, 8, 8, 3, 5, 2147483646) \
  ROW("push-capsule-box-404c5e8f", "i32 i64 f64", "leaves-i32", 0, 0, 0.0000152587890625, 2, 2, -1342, -119048, 1, 25587, 2, 2147458064, 1) \
  ROW("push-capsule-box-0aec5820", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 9.526820527087379e+139, 2.710265368715065e+153, 2, 0, -8.44190196268323e+153, 1, 9.585588857350246e+153, -8.12658484856198e+153, 1, 3) \
  ROW("push-capsule-box-31de4d0a", "f64", "leaves-i32 leaves-i64 leaves-f32 vanishes", -6.933152565978713e+149, -3.4665762829893563e+149, 7.751500683129532e+143, -1e-323, 0, 8.183476519740355e+149, -1.636695303948071e+150, 4.0917382598701764e+149, -2.4550429559221064e+150, -6.342194302798776e+150, 3.273390607896143e+150, 5.5238466508247394e+150) \
  ROW("push-capsule-box-29e9a4ff", "f64", "vanishes", 0.0944271909999159, 0.04721359549995795, 1.0557283742179356e-07, -1.5e-323, 0.125, 0.375, -0.625, 1, 1, 0.125, 2.625, 0.125) \
  ROW("push-capsule-box-781298dd", "f64", "vanishes", 0, 0, 3.16e-322, 1.413e-321, 5.43e-322, 1.344e-321, 1.023e-321, 5.53e-322, 1.976e-321, 2.27e-322, 8.7e-322, 2.213e-321)

/* a_x, a_y, a_w, a_h, b_x, b_y, b_w, b_h */
#define GRAZE_PUSH_BOX_BOX(ROW) \
  ROW("push-box-box-63d8da8c", "i32 i64 f32 f64", "", 0, 0, 5.6843418860808015e-14, 0, 0, 4, 1, 0, 2, 2, 1) \
  ROW("push-box-box-b120016f", "i32 i64 f32 f64", "", -1, 0, 1.0000000568434188e-06, 0, 2, 3, 1, 0, 0, 1, 4) \
  ROW("push-box-box-08199a63", "i32 i64 f32 f64", "", 1, 0, 1.0000000284217094e-06, 2, 0, 1, 3, 2, 1, 3, 1) \
  ROW("push-box-box-0f16b0da", "i32 i64 f32 f64", "", 0, -1, 1.0000000568434188e-06, 1, 1, 3, 4, 2, 0, 1, 2) \
  ROW("push-box-box-383ebb52", "i32 i64 f32 f64", "shared-corner", 0, 1, 1.0000000568434188e-06, 3, 0, 2, 2, 1, 1, 4, 1) \
  ROW("push-box-box-9da11344", "i32 i64 f32 f64", "no-extent", 0, 0, 5.6843418860808015e-14, 4, 0, 1, 1, 1, 0, 1, 0) \
  ROW("push-box-box-af044342", "i32 i64 f32 f64", "", 0, 0, 5.820766091346741e-11, 1766, 6569, 6, 36, 1742, 6606, 25, 20) \
  ROW("push-box-box-b008d612", "i32 i64 f64", "", -1, 0, 1.0074505805969238e-06, 637039, 1139, 10, 5, 637038, 1140, 2, 21) \
  ROW("push-box-box-aaa0887e", "i32 i64 f64", "leaves-i32", 0, 0, 0.0000152587890625, -11, 9, 18, 3, 9, 9, 2147483647, 4) \
  ROW("push-box-box-6f2517b4", "i32 i64 f64", "leaves-i32", 0, -11, 0.0000262587890625, -9, 5, 2147483646, 22, -3, 11, 18, 5) \
  ROW("push-box-box-55697859", "f64", "leaves-i32 leaves-i64 leaves-f32", 0, 0, 9.526820527087379e+139, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, 5.7478602569685e+153) \
  ROW("push-box-box-421e2544", "f64", "", 0, 0, 3.16e-322, -1.04e-321, 1.966e-321, 2.37e-321, 1.53e-322, 1.344e-321, 8.7e-322, 1.097e-321, 1.976e-321) \
  ROW("push-box-box-7c815e9f", "f64", "", 4.81482486096809e-35, 0, 5.96276856294298e-41, 2.524354896707238e-28, 0, 5.048709793414476e-29, 7.573064690121713e-28, 3.0292253945661992e-28, 2.524354896707238e-28, 1.3631516442219084e-27, 4.543837851108056e-28)

/* cx, cy, r, x1, y1, x2, y2, x3, y3 */
#define GRAZE_PUSH_DISC_TRIANGLE(ROW) \
  ROW("push-disc-triangle-23efd3be", "i32 i64 f32 f64", "level other-winding", 1.6213203435596424, 1.6213203435596424, 2.292893247235162e-06, 0, 0, 3, 1, 0, 0, 1, 2, 0) \
  ROW("push-disc-triangle-6c3f8587", "i32 i64 f32 f64", "level other-winding", 0, 1, 1.0000000568434188e-06, 0, 0, 2, 0, 1, 1, 4, 2, 2) \
  ROW("push-disc-triangle-466fee20", "i32 i64 f32 f64", "level", 1, 0, 1.0000000284217094e-06, 0, 0, 2, 2, 2, 1, 0, 3, 3) \
  ROW("push-disc-triangle-bb15f479", "i32 i64 f32 f64", "level other-winding", 0, 0, 2.842170943040401e-14, 1, 1, 1, 1, 3, 2, 3, 0, 2) \
  ROW("push-disc-triangle-b928e5ba", "i32 i64 f32 f64", "level other-winding", -0.2324555320336759, 0.6973665961010278, 7.350889927760671e-07, 1, 1, 2, 1, 4, 3, 3, 0, 2) \
  ROW("push-disc-triangle-f9c6e895", "i32 i64 f32 f64", "level other-winding", -1, 0, 1.0000000568434188e-06, 4, 2, 3, 0, 2, 0, 3, 2, 2) \
  ROW("push-disc-triangle-60d24c6d", "i32 i64 f32 f64", "other-winding", 0.4142135623730949, -0.4142135623730949, 5.857864944703238e-07, 1, 4, 2, 3, 2, 2, 1, 2, 3) \
  ROW("push-disc-triangle-56160876", "i32 i64 f32 f64", "other-winding", -2.260990336999411, -1.1304951684997055, 2.5278641018438393e-06, 6, 5, 7, 0, 4, 2, 3, 1, 1) \
  ROW("push-disc-triangle-dc502c0a", "i32 i64 f32 f64", "level", 0, -1, 1.0000000284217094e-06, 3, 3, 3, 3, 1, 2, 1, 1, -1) \
  ROW("push-disc-triangle-6b9cd411", "i32 i64 f32 f64", "no-extent", 0, 0, 2.842170943040401e-14, 1, 0, 0, 0, 2, 0, 1, 3, 1) \
  ROW("push-disc-triangle-7502fbc0", "f32 f64", "other-winding", 0, 0, 4.547473508864641e-13, -0.5, 0, 39, 8, 53, 15, 36, 3, 41) \
  ROW("push-disc-triangle-c94e7cf3", "i32 i64 f32 f64", "", 0, 0, 2.3283064365386963e-10, 3, 2, 2, 0, 28214, 2, 8817, -24118, 3) \
  ROW("push-disc-triangle-c86e4a6b", "i32 i64 f32 f64", "leaves-i32", 0, 0, 9.313225746154785e-10, -11260, 3, 3, 2, 69193, 3, -10428, 24480, 0) \
  ROW("push-disc-triangle-ca2545ac", "i32 i64 f32 f64", "", 0.8494048709267007, -0.3589034665887468, 9.221755174883713e-07, 5045, 30, 78, 5116, 0, 5263, 0, 5116, -20) \
  ROW("push-disc-triangle-2c76bdfe", "i32 i64 f64", "leaves-i32", -2.543134744076919e-06, 0.9999987283922058, 1.0148998896248587e-06, 1, 1, 393216, 0, 393216, -1048577, 786430, 0, 524287) \
  ROW("push-disc-triangle-181e670a", "i64 f64", "leaves-i32 leaves-i64", 3.2068549692961996, -1.4227809050677466e-09, 0.0000642420112192962, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763, 3) \
  ROW("push-disc-triangle-71dab73b", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 0.00006103515625, -157258280, 3, 3, 2, 4799221661, 3, 472410671, 738644405, 0) \
  ROW("push-disc-triangle-a85f6d22", "f64", "leaves-i32 leaves-i64 vanishes", 0, 512, 0.000542517578125, 0, 0, 3221225472, -1.401298464324817e-45, 3758096128, 0, 3221224960, -1610612736, 3758096384) \
  ROW("push-disc-triangle-bd59fcc0", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 9.526820527087379e+139, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1) \
  ROW("push-disc-triangle-2b0775b0", "f32 f64", "vanishes", -0.4523783774718868, -0.07539668385974108, 4.586186486578e-07, 5.5, 19.000001907348633, 3.5, 2.5, 18.5, -2.5, 14.5, -1.401298464324817e-45, 18.5) \
  ROW("push-disc-triangle-309bcb1c", "f64", "vanishes", 0, 0, 5.6843418860808015e-14, 1.401298464324817e-45, 1.401298464324817e-45, 4.999999046325684, 3, 7.75, 3, 4, 1.500000238418579, 7.75)

/* a_x1, a_y1, a_x2, a_y2, r, b_x1, b_y1, b_x2, b_y2, x3, y3 */
#define GRAZE_PUSH_CAPSULE_TRIANGLE(ROW) \
  ROW("push-capsule-triangle-6ee05ddc", "i32 i64 f32 f64", "shared-corner", 0.7324555320336757, -2.197366596101028, 2.3162277944385473e-06, 0, 1, 1, 1, 2, 3, 2, 0, 1, 0, 0) \
  ROW("push-capsule-triangle-f2282a7d", "i32 i64 f32 f64", "shared-corner other-winding", 1.414213562373095, -1.414213562373095, 2.0000000284217093e-06, 0, 2, 1, 3, 2, 1, 3, 2, 0, 0, 2) \
  ROW("push-capsule-triangle-1671f468", "i32 i64 f32 f64", "other-winding", -1, 0, 1.0000000568434188e-06, 4, 2, 3, 1, 2, 0, 2, 2, 1, 1, 1) \
  ROW("push-capsule-triangle-63191b33", "i32 i64 f32 f64", "other-winding", -0.0944271909999159, -0.04721359549995795, 1.0557286584350299e-07, 2, 3, 0, 7, 1, 0, 1, 0, 2, 1, 3) \
  ROW("push-capsule-triangle-c5955aab", "i32 i64 f32 f64", "other-winding", 0, 0, 5.6843418860808015e-14, 0, 0, 1, 0, 2, 4, 4, 4, 1, 2, 2) \
  ROW("push-capsule-triangle-ff6df121", "i32 i64 f32 f64", "shared-corner other-winding", 0.6324555320336758, 1.8973665961010275, 2.0000000568434188e-06, 4, 0, 1, 1, 2, 4, 0, 1, 1, 4, 2) \
  ROW("push-capsule-triangle-8615ae78", "i32 i64 f32 f64", "other-winding", -1.1213203435596424, 1.1213203435596424, 1.5857864944703238e-06, 3, 0, 2, 1, 3, 1, 2, 0, 3, 2, 6) \
  ROW("push-capsule-triangle-62315b65", "i32 i64 f32 f64", "shared-corner", 0, 1, 1.0000000568434188e-06, 3, 2, 4, 2, 1, 4, 2, 2, 3, 3, 2) \
  ROW("push-capsule-triangle-068403ee", "i32 i64 f32 f64", "other-winding", 0, -2, 2.0000000568434188e-06, 2, 7, 0, 7, 3, 2, 4, 1, 6, 3, 6) \
  ROW("push-capsule-triangle-b2cc1743", "i32 i64 f32 f64", "", 1, 0, 1.0000000284217094e-06, 0, 1, 0, 0, 2, 1, 2, 1, 1, 3, -2) \
  ROW("push-capsule-triangle-dc8091c4", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 2.842170943040401e-14, 0, 0, 0, 0, 1, 1, 2, 2, 3, 1, 1) \
  ROW("push-capsule-triangle-c8ae0b74", "f32 f64", "", 0, 0, 4.547473508864641e-13, 13, 0.5, 6.25, 29, 1, 14.5, 0, -19, -28, -14.5, -47) \
  ROW("push-capsule-triangle-5b890675", "i32 i64 f32 f64", "", 12335.099585412918, -11909.751323846956, 0.017146336820508146, 0, 7398, -7140, 3, 18844, 1, 1, 10792, 1, 3, 4957) \
  ROW("push-capsule-triangle-e29c4c2a", "i32 i64 f32 f64", "leaves-i32", -27537.017054357566, 1911.8877457359679, 0.027603309120818167, 3, 2, 2, 0, 28214, 2, 8817, -24118, 3, -6094, -78984) \
  ROW("push-capsule-triangle-628e0c63", "i32 i64 f32 f64", "leaves-i32", 0, 0, 4.656612873077393e-10, 0, -8356, 55493, 1, 2, 6449, 52838, 3, -2035, -39305, 2) \
  ROW("push-capsule-triangle-3805c77d", "i32 i64 f32 f64", "leaves-i32", 65538, 0, 0.06553801490116119, 589824, 0, 589824, 1179650, 131074, 655360, 1, 655360, -262143, 917506, 1) \
  ROW("push-capsule-triangle-65df242b", "i32 i64 f64", "leaves-i32", 0, 0, 0.0000152587890625, 2147483562, 1, 2147483577, 1, 5, 2147483583, 14, 2147483583, 2, 2147483584, 6) \
  ROW("push-capsule-triangle-4aa1d5fb", "i64 f64", "leaves-i32 leaves-i64", -1023551984.4166394, 4876988151.908466, 4983.239178181633, -157258280, 3, 3, 2, 4799221661, 3, 472410671, 738644405, 0, -3973817407, -989022218) \
  ROW("push-capsule-triangle-7db857d0", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, -3.5196022868426134e+153, 3.519602382110819e+147, 0, 1.335906545878026e+154, -2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1, 3, -6.657191260550889e+153) \
  ROW("push-capsule-triangle-da8356c8", "f64", "leaves-i32 leaves-i64 leaves-f32 vanishes", 1.915619426082356e+53, -8.507059173023439e+37, 1.9156198616437854e+47, 1.724057483474125e+54, 0, 1.724057483474125e+54, 3.44811496694825e+54, 3.831238852164724e+53, 1.9156194260823618e+54, 0, 1.9156194260823614e+54, -7.662477704329444e+53, 2.681867196515306e+54, 1e-323) \
  ROW("push-capsule-triangle-fb4bca16", "f64", "vanishes", -1.3589730743139565, 6.115378834412796, 6.264556792198098e-06, -1.5e-323, 10, -10, 4, 8, 10, 14.000000000000005, 26, 41.999999999999986, -8, 10) \
  ROW("push-capsule-triangle-dffe7215", "f64", "vanishes", 0, 0, 2.2737367544323206e-13, -1.401298464324817e-45, 13.999999046325684, 10, 14.000001907348633, 8, 1, 22, 3, 30, -1.000000238418579, 22)

/* x, y, w, h, x1, y1, x2, y2, x3, y3 */
#define GRAZE_PUSH_BOX_TRIANGLE(ROW) \
  ROW("push-box-triangle-7e60badb", "i32 i64 f32 f64", "shared-corner other-winding", -1, 1, 1.4142135907948044e-06, 0, 0, 3, 2, 0, 1, 2, 2, 0, 0) \
  ROW("push-box-triangle-30efa183", "i32 i64 f32 f64", "shared-corner other-winding", 0.8, 0.4, 8.944272194216253e-07, 1, 1, 1, 1, 1, 2, 3, 2, 2, 0) \
  ROW("push-box-triangle-526ec445", "i32 i64 f32 f64", "", 0, -1, 1.0000000568434188e-06, 0, 0, 4, 2, 2, 1, 1, 0, 3, 1) \
  ROW("push-box-triangle-f89ed288", "i32 i64 f32 f64", "shared-corner", -0.7999999999999999, -0.39999999999999997, 8.944272194216253e-07, 1, 1, 2, 2, 1, 1, 2, 1, 1, 3) \
  ROW("push-box-triangle-fbeea394", "i32 i64 f32 f64", "other-winding", 0, 0, 5.6843418860808015e-14, 3, 0, 1, 5, 2, 3, 2, 0, 1, 0) \
  ROW("push-box-triangle-b032c1c4", "i32 i64 f32 f64", "shared-corner other-winding", 0.5, -0.5, 7.071068380299663e-07, 3, 3, 1, 2, 4, 4, 6, 0, 3, 3) \
  ROW("push-box-triangle-fe24b775", "i32 i64 f32 f64", "shared-corner other-winding", -1, 0, 1.0000000568434188e-06, 4, 2, 4, 2, 3, 5, 5, 3, 4, 2) \
  ROW("push-box-triangle-bb3574ae", "i32 i64 f32 f64", "", 3, 0, 3.000000113686838e-06, -1, 4, 5, 8, 5, 8, 1, 10, 1, 8) \
  ROW("push-box-triangle-1879e529", "i32 i64 f32 f64", "other-winding", 0, 1, 1.0000000568434188e-06, -5, -1, 6, 2, 2, 5, -1, 0, 0, 3) \
  ROW("push-box-triangle-b59be5ed", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 5.6843418860808015e-14, 0, 0, 1, 0, 1, 2, 1, 3, 4, 2) \
  ROW("push-box-triangle-915f29b7", "f32 f64", "", 0, 0, 4.547473508864641e-13, 0.25, 0, 14.5, 22, -27, 14, 0, 22, -53.75, 48.25) \
  ROW("push-box-triangle-6c655583", "i32 i64 f32 f64", "leaves-i32", 0, 0, 4.656612873077393e-10, 0, 2, 28672, 49154, 0, 0, -8191, 0, -2, -8192) \
  ROW("push-box-triangle-6af3e8da", "i32 i64 f32 f64", "", -0.8304498269896198, -1.557093425605537, 1.7647640900138545e-06, 0, -2, 2880, 5116, 225, -120, 118, -140, 0, 0) \
  ROW("push-box-triangle-a448d2bb", "i32 i64 f64", "leaves-i32", 0, 0, 0.0000152587890625, 0, 0, 2147483647, 20, -1, 20, 3, 26, 13, 23) \
  ROW("push-box-triangle-69b02404", "i32 i64 f64", "leaves-i32", -0.6, -0.19999999999999998, 0.000015891244594533674, -3, -3, 2147483646, 2147483647, -3, -3, -2, -4, -3, -1) \
  ROW("push-box-triangle-699dcbab", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 9.526820527087379e+139, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1, 3) \
  ROW("push-box-triangle-a9e17839", "f64", "leaves-i32 vanishes", 0, 0, 4.76837158203125e-07, 1.401298464324817e-45, 0, 50331648, 33554432, 0, 33554440, -25165824, 25165820, -50331656, 33554432) \
  ROW("push-box-triangle-432d4f52", "f64", "vanishes", 8.742009721368904e-08, 1.748403055878507e-07, 2.096882339988985e-13, -0.18750005960464478, -1.8749998807907104, 0.8125001788139343, 0.875, 0.75, -0.5, -5.605193857299268e-45, -0.6875002384185791, 0.75, -1.0625) \
  ROW("push-box-triangle-f278305a", "f64", "vanishes", 0, 0, 1.1641532182693481e-10, 2.802596928649634e-45, 2.802596928649634e-45, 5631.99951171875, 3072, 5632, 2560, 5632.0009765625, 5631.9990234375, 8704, 5632)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3 */
#define GRAZE_PUSH_TRIANGLE_TRIANGLE(ROW) \
  ROW("push-triangle-triangle-727277da", "i32 i64 f32 f64", "other-winding", 0, 0, 2.842170943040401e-14, 2, 0, 2, 1, 3, 0, 1, 1, 0, 2, 2, 2) \
  ROW("push-triangle-triangle-df9f3d27", "i32 i64 f32 f64", "shared-corner other-winding", 0.19999999999999998, -0.6, 6.324555604553853e-07, 3, 2, 2, 1, 1, 1, 1, 0, 0, 1, 3, 2) \
  ROW("push-triangle-triangle-47cd14c3", "i32 i64 f32 f64", "shared-corner other-winding", 0.19999999999999998, 0.39999999999999997, 4.472136523433768e-07, 3, 2, 2, 0, 1, 3, 4, 3, 3, 2, 2, 2) \
  ROW("push-triangle-triangle-b1dab230", "i32 i64 f32 f64", "shared-corner", -0.5, 1.5, 1.5811388869276082e-06, 4, 4, 1, 3, 2, 2, 3, 2, 4, 4, 1, 4) \
  ROW("push-triangle-triangle-7526d4fb", "i32 i64 f32 f64", "shared-corner other-winding", -0.39999999999999997, -0.19999999999999998, 4.472136523433768e-07, 3, 4, 6, 1, 5, 0, 4, 3, 3, 4, 1, 3) \
  ROW("push-triangle-triangle-77ff2be7", "i32 i64 f32 f64", "no-extent", 0, 0, 5.6843418860808015e-14, 3, 1, 4, 2, 5, 3, 2, 1, 3, 3, 1, 3) \
  ROW("push-triangle-triangle-e602ceb0", "i32 i64 f32 f64", "other-winding", 0, -2, 2.000000454747351e-06, 24, 8, 24, 14, 25, 12, 33, 10, 15, -2, 6, 10) \
  ROW("push-triangle-triangle-8fa4a316", "i32 i64 f32 f64", "other-winding", 1, 0, 1.0000002273736754e-06, -11, 0, -19, 6, -11, 9, -10, 2, -12, 1, -11, 2) \
  ROW("push-triangle-triangle-b8d85860", "i32 i64 f32 f64", "other-winding", -3, 0, 3.000000454747351e-06, -8, 2, 12, 11, -8, 20, -5, 10, -22, 3, -24, 32) \
  ROW("push-triangle-triangle-ca7e9249", "i32 i64 f32 f64", "other-winding", 0, 4, 4.000000227373675e-06, 2, -9, 4, -20, -10, -18, -2, -13, 5, -8, 12, -13) \
  ROW("push-triangle-triangle-53e78601", "f32 f64", "other-winding", 0, 0, 4.547473508864641e-13, 0, 14, 25.5, 28.25, 51, -0.25, -34.5, 25, -56, 22, 8.5, 19) \
  ROW("push-triangle-triangle-e75ebf9a", "i32 i64 f32 f64", "", -1.4740326816563214, -0.001151138369118564, 1.4744987924319602e-06, 29110, 3, 0, 0, 39159, 0, 0, -1217, 3, -1954, 1, 607) \
  ROW("push-triangle-triangle-c99cdc6d", "i32 i64 f32 f64", "", 0, 0, 5.820766091346741e-11, 5222, 4, 5218, 2, 5218, 5, 5116, 0, 5263, 0, 5116, -20) \
  ROW("push-triangle-triangle-5f1d293a", "i32 i64 f32 f64", "leaves-i32", 0, 0, 4.656612873077393e-10, 59151, -2310, 2, -13649, -15184, 3, -7585, 0, 2, 2, 3, 7311) \
  ROW("push-triangle-triangle-909be7ac", "i32 i64 f64", "leaves-i32", 0, 0, 0.0000152587890625, -1159980940, 3, 0, 0, -754784662, 0, 0, 570554457, 3, 919562126, 1, 1306471780) \
  ROW("push-triangle-triangle-bb7c7496", "i32 i64 f32 f64", "leaves-i32", 30248.98520888732, -20165.964496810517, 0.036354756411094966, 524290, -65536, 0, 458752, 1048576, 720894, 786434, 393216, 524287, -1, 1048577, 0) \
  ROW("push-triangle-triangle-59c8a75b", "i64 f64", "leaves-i32", -218565811.22544208, 3059642.0858145854, 218.58725623383276, 3, -964359348, 241941437, 0, 52445393, 2782081866, 3, 2, 99487716, 0, 232108444, 2) \
  ROW("push-triangle-triangle-caca7d2f", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 0.00006103515625, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763, 3, 86419704, 2348595462, 8473070008) \
  ROW("push-triangle-triangle-b3544265", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1.2773377981022207e+294, 9, 9, 9, 0, 0, 1, 9, 6e+301, 1e+308, 9, -1e+308, 6e+299) \
  ROW("push-triangle-triangle-82e20803", "f64", "vanishes", 0, 0, 2.2737367544323206e-13, 4.203895392974451e-45, 19.5, 3, 25.500003814697266, 1.500000238418579, 22.499998092651367, -2, 17.5, 0.5, 12.5, 0.5, 19.99999237060547) \
  ROW("push-triangle-triangle-04fb7049", "f64", "vanishes", -5.3854548893881085e-06, -1.34636388284609e-06, 9.189178682021469e-12, 32, 288.00006103515625, 31.999998092651367, -2.802596928649634e-45, 15.999999046325684, 288, -63.999996185302734, 63.999996185302734, 32.000003814697266, 0, 0, 128)

/* cx, cy, r, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_PUSH_DISC_QUAD(ROW) \
  ROW("push-disc-quad-c271fc25", "i32 i64 f32 f64", "level", 1.3888543819998318, 0.6944271909999159, 1.5527864329217515e-06, 0, 1, 2, 1, 0, 2, 0, 2, 1, 0, 2) \
  ROW("push-disc-quad-48698ef2", "i32 i64 f32 f64", "other-winding", 0, 0, 2.842170943040401e-14, 0, 0, 1, 1, 2, 2, 3, 2, 1, 1, 1) \
  ROW("push-disc-quad-95665024", "i32 i64 f32 f64", "level", 1, 0, 1.0000000284217094e-06, 0, 0, 2, 3, 3, 2, 2, 1, 0, 3, 2) \
  ROW("push-disc-quad-c476853a", "i32 i64 f32 f64", "level other-winding", 0, 3, 3.000000056843419e-06, 3, 0, 3, 3, 0, 2, 0, 4, 1, 4, 0) \
  ROW("push-disc-quad-64e44e43", "i32 i64 f32 f64", "level other-winding", -0.24721359549995797, 0.49442719099991594, 5.52786461343461e-07, 3, 1, 1, 4, 2, 2, 1, 1, 1, 2, 3) \
  ROW("push-disc-quad-9614b395", "i32 i64 f32 f64", "level", -1, 0, 1.0000000568434188e-06, 6, 0, 3, 1, 2, 2, 0, 4, 0, 3, 2) \
  ROW("push-disc-quad-f578eb89", "i32 i64 f32 f64", "level other-winding", 0, -2, 2.0000000568434188e-06, 2, 4, 3, 0, 2, 0, 3, 2, 3, 2, 2) \
  ROW("push-disc-quad-72c43490", "i32 i64 f32 f64", "other-winding", 0.4142135623730949, -0.4142135623730949, 5.857864944703238e-07, 1, 4, 2, 3, 2, 3, 1, 2, 1, 2, 3) \
  ROW("push-disc-quad-a2b0732e", "i32 i64 f32 f64", "other-winding", -2.260990336999411, -1.1304951684997055, 2.5278641018438393e-06, 6, 5, 7, 0, 4, 1, 4, 2, 3, 1, 1) \
  ROW("push-disc-quad-16f99374", "i32 i64 f32 f64", "level no-extent", 0, 0, 2.842170943040401e-14, 1, 0, 0, 3, 1, 0, 2, 0, 1, 2, 0) \
  ROW("push-disc-quad-eba534bc", "f32 f64", "level other-winding", 0, 0, 2.842170943040401e-14, 0, -1, 2, -1, 3, -0.5, 3, 0, 2, -1, 2) \
  ROW("push-disc-quad-057d0c42", "i32 i64 f32 f64", "", -3480.9997718800964, -0.6087792535642002, 0.003481000057944321, 19575, 3, 14917, 3, 1, 8139, 1, 8139, 0, 3, 0) \
  ROW("push-disc-quad-571d6927", "i32 i64 f32 f64", "", 0, 0, 2.3283064365386963e-10, 3, 2, 2, 0, 28214, -24118, 28214, -24118, 3, 0, 3) \
  ROW("push-disc-quad-51f8f2f1", "i64 f64", "leaves-i32 leaves-i64", 0, -3, 0.00006403515625, 3, 2, 2, 0, -4041631448, 5986249763, -4041631448, 5986249763, 3, 0, 3) \
  ROW("push-disc-quad-a204992f", "i32 i64 f64", "leaves-i32", 0, 0, 1.4901161193847656e-08, 1, 1, 393216, -1048576, 655360, -1048577, 786430, 0, 524287, 2, 393217) \
  ROW("push-disc-quad-874e8a60", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", -1.759656934062876e+152, 0, 1.7596578867449285e+146, 8.885204192793377e+153, 3, 5.917568499196489e+153, 3, 1, 3.1436013870031756e+153, 1, 3.1436013870031756e+153, 0, 3, 0) \
  ROW("push-disc-quad-cfdd3a29", "f64", "leaves-i32 vanishes", -0.49995422362917485, 1.907174009815883e-06, 1.4536285400390627e-06, 8388608, 69206008, 6291456.5, 0, 102760440, 2097152, 69206032, -2.802596928649634e-45, 52428800, -2097151.75, 102760432) \
  ROW("push-disc-quad-babae250", "f32 f64", "vanishes", -0.8520713444997575, 0.355029726874899, 9.230775172484125e-07, 3, 13.000000953674316, 3.5, 0, 12.5, -2.5, 14.5, -1.401298464324817e-45, 18.5, 2.5, 18.5) \
  ROW("push-disc-quad-6f9b4bf9", "f64", "vanishes", 0, 0, 1.1641532182693481e-10, 0, -2.802596928649634e-45, 13312, -5120, -12288.001953125, -4224, -14848, -5376, -15104, -7296, -11392)

/* a_x1, a_y1, a_x2, a_y2, r, b_x1, b_y1, b_x2, b_y2, x3, y3, x4, y4 */
#define GRAZE_PUSH_CAPSULE_QUAD(ROW) \
  ROW("push-capsule-quad-495027c8", "i32 i64 f32 f64", "shared-corner", 0, 1, 1.0000000284217094e-06, 1, 1, 2, 1, 1, 2, 1, 2, 3, 1, 3, 1, 1) \
  ROW("push-capsule-quad-852e8516", "i32 i64 f32 f64", "shared-corner other-winding", 2.5888543819998318, -1.2944271909999159, 2.894427219421625e-06, 1, 3, 1, 1, 2, 0, 1, 1, 3, 2, 2, 2, 1) \
  ROW("push-capsule-quad-b9d08b5e", "i32 i64 f32 f64", "shared-corner other-winding", 1.414213562373095, 1.414213562373095, 2.0000000568434188e-06, 2, 0, 1, 1, 2, 2, 0, 1, 1, 4, 2, 4, 0) \
  ROW("push-capsule-quad-091e2331", "i32 i64 f32 f64", "other-winding", -1, 0, 1.0000000568434188e-06, 4, 2, 3, 1, 2, 0, 2, 2, 4, 2, 1, 1, 1) \
  ROW("push-capsule-quad-7ed9054f", "i32 i64 f32 f64", "", -0.49442719099991594, 0.9888543819998319, 1.1055728658435031e-06, 2, 1, 2, 2, 2, 2, 3, 2, 4, 0, 3, 0, 2) \
  ROW("push-capsule-quad-b826f240", "i32 i64 f32 f64", "", 0, -2, 2.0000000568434188e-06, 2, 4, 2, 5, 3, 0, 1, 0, 0, 2, 2, 2, 3) \
  ROW("push-capsule-quad-bf70b0ad", "i32 i64 f32 f64", "shared-corner", 3, 0, 3.000000056843419e-06, 0, 5, 0, 4, 3, 0, 3, 1, 4, 0, 5, 0, 4) \
  ROW("push-capsule-quad-2b1837d1", "i32 i64 f32 f64", "shared-corner", -0.8944271909999159, -0.4472135954999579, 1.0000000568434188e-06, 4, 2, 3, 4, 1, 3, 4, 2, 3, 3, 2, 4, 2) \
  ROW("push-capsule-quad-b022ab49", "i32 i64 f32 f64", "other-winding", 0, 0, 5.6843418860808015e-14, 6, 0, 7, 0, 2, 4, 4, 5, 2, 4, 1, 2, 2) \
  ROW("push-capsule-quad-8f23f6a6", "i32 i64 f32 f64", "no-extent", 0, 0, 2.842170943040401e-14, 0, 0, 0, 0, 1, 2, 2, 1, 1, 3, 0, 3, 1) \
  ROW("push-capsule-quad-0ef56de3", "f32 f64", "", 0, 0, 4.547473508864641e-13, 13, 0.5, 6.25, 29, 1, 14.5, 0, -19, -28, -14.5, -47, 9, -61.5) \
  ROW("push-capsule-quad-7ec88448", "i32 i64 f32 f64", "", 12336.134662335995, -11910.750708462341, 0.01714777562342938, 0, 7398, -7140, 3, 18844, 1, 1, 3, 1, 3, 4957, 1, 4957) \
  ROW("push-capsule-quad-ade3da56", "i32 i64 f32 f64", "leaves-i32", 15803.870846915373, -3778.64029395053, 0.01624932264692191, 2390, -59879, 32167, 64661, 1, 87843, 1, 1, 1, 1, 2, 87843, 2) \
  ROW("push-capsule-quad-8adffdbc", "i32 i64 f32 f64", "leaves-i32", 0, 0, 9.313225746154785e-10, 53462, 0, -13525, -81413, 1, 14512, 33056, 1, 33056, 1, 0, 14512, 0) \
  ROW("push-capsule-quad-86234a3e", "i32 i64 f64", "leaves-i32", 1098036890.447037, -913732902.1630574, 1428.4932176500088, 0, 411026544, -342036299, 3, 1691405533, 1, 1, 3, 1, 3, -1077950741, 1, -1077950741) \
  ROW("push-capsule-quad-64ecf732", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 0.000030517578125, 774588763, -558591793, 1746236390, -3515016352, 1, 3127373873, 1, 1, 1, 1, 2, 3127373873, 2) \
  ROW("push-capsule-quad-547ad0fd", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 8.45570687028043e+152, -1.7159126174324742e+152, 8.628056051414997e+146, 0, 1.335906545878026e+154, -2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, 3, 1, 3, -6.657191260550889e+153, 1, -6.657191260550889e+153) \
  ROW("push-capsule-quad-a5418051", "f64", "leaves-i32 vanishes", 503316.4799999988, -671088.6399999984, 0.8388612768371572, -3145728, 3145728, 5242879.999999999, 9437184, 5242879.999999999, 17825791.999999993, -6291456.000000001, 0, -1e-323, 14680064, -28311552, 28311552, -37748736) \
  ROW("push-capsule-quad-a64787df", "f64", "vanishes", 9.888543819998317, -19.777087639996633, 0.000022111457998991084, -5e-324, 32, -64, -5e-324, 40, -128, -56, -248, -120, 120, -232, -7.999999999999997, 8) \
  ROW("push-capsule-quad-fb6c81bb", "f64", "vanishes", 0, 0, 4.547473508864641e-13, 1.401298464324817e-45, 32, 15.99999713897705, 1.401298464324817e-45, 15.99999713897705, 32, 1.401298464324817e-45, 48, 48, 48, 52, 48, 56)

/* x, y, w, h, x1, y1, x2, y2, x3, y3, x4, y4 */
#define GRAZE_PUSH_BOX_QUAD(ROW) \
  ROW("push-box-quad-a8c2fe33", "i32 i64 f32 f64", "shared-corner", 1, 0, 1.0000000284217094e-06, 0, 0, 1, 3, 1, 2, 0, 2, 0, 0, 2, 0) \
  ROW("push-box-quad-3cc56561", "i32 i64 f32 f64", "shared-corner other-winding", 0, -1, 1.0000000284217094e-06, 0, 1, 3, 2, 0, 2, 2, 2, 0, 0, 0, 1) \
  ROW("push-box-quad-2526b9ab", "i32 i64 f32 f64", "other-winding", -1, 0, 1.0000000284217094e-06, 1, 0, 2, 2, 2, 1, 2, 0, 0, 1, 2, 2) \
  ROW("push-box-quad-31a21c70", "i32 i64 f32 f64", "shared-corner other-winding", 0.8, 0.4, 8.944272194216253e-07, 1, 1, 1, 1, 1, 2, 2, 2, 3, 2, 2, 0) \
  ROW("push-box-quad-6ed0df1e", "i32 i64 f32 f64", "other-winding", 0, 0, 5.6843418860808015e-14, 0, 4, 6, 1, 3, 0, 1, 1, 2, 2, 3, 1) \
  ROW("push-box-quad-89832555", "i32 i64 f32 f64", "shared-corner other-winding", 0.5, -0.5, 7.071068380299663e-07, 3, 3, 1, 2, 6, 0, 3, 1, 3, 3, 4, 4) \
  ROW("push-box-quad-ea460f7a", "i32 i64 f32 f64", "other-winding", -0.3999999999999999, 0.7999999999999998, 8.944273046867536e-07, 0, 0, 4, 6, 2, 6, 0, 5, 0, 8, 2, 7) \
  ROW("push-box-quad-3ffe60c7", "i32 i64 f32 f64", "shared-corner other-winding", -0.39999999999999997, -0.7999999999999999, 8.944272478433347e-07, 2, 0, 5, 4, 2, 1, 4, 0, 3, -1, 2, 0) \
  ROW("push-box-quad-ceb1b10a", "i32 i64 f32 f64", "other-winding", 0, 2, 2.0000000568434188e-06, 4, -3, 7, 6, 5, 5, 6, 7, 7, 7, 7, 1) \
  ROW("push-box-quad-0f19cc46", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 5.6843418860808015e-14, 1, 0, 2, 0, 1, 4, 2, 3, 0, 1, 0, 4) \
  ROW("push-box-quad-4b907760", "f32 f64", "", 0, 0, 1.4551915228366852e-11, 1, 0.5, 1279, 960, -5, -61.5, 5, -41, 0, 0, -5, 0) \
  ROW("push-box-quad-1e8ae075", "i32 i64 f32 f64", "leaves-i32", 0, 0, 9.313225746154785e-10, -11260, 3, 3, 2, 69193, 3, 0, 3, 0, 114613, 69193, 114613) \
  ROW("push-box-quad-7e1542c6", "i32 i64 f32 f64", "", -0.8304498269896198, -1.557093425605537, 1.7647640900138545e-06, 0, -2, 2880, 5116, 225, -120, 118, -140, 43, -100, 0, 0) \
  ROW("push-box-quad-aaf4a5bd", "i32 i64 f64", "leaves-i32", 0, 0, 0.0000152587890625, 0, 0, 2147483647, 20, -1, 20, -1, 23, 3, 26, 13, 23) \
  ROW("push-box-quad-36df9f19", "i32 i64 f64", "leaves-i32", 0.13872832369942198, -0.9017341040462429, 0.000016171132168023648, -38, -28, 23, 2147483647, -26, -42, -21, -28, -8, -26, -17, -40) \
  ROW("push-box-quad-b5450049", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 9.526820527087379e+139, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, 1, 1, 3, 3.5196022868426134e+153, 3) \
  ROW("push-box-quad-0d01badf", "f64", "vanishes", 8.742009721368904e-08, 1.748403055878507e-07, 2.096882339988985e-13, -0.18750005960464478, -1.8749998807907104, 0.8125001788139343, 0.875, 0.75, -0.5, -5.605193857299268e-45, -0.6875002384185791, 0.75, -1.0625, 1.125, -0.8750002384185791) \
  ROW("push-box-quad-4bb4ba51", "f64", "vanishes", 0, 0, 5.22024357439882e-54, 0, 0, 4.3621860675045825e-40, 2.525462131360115e-40, 0, -3.4438311059246704e-41, -4.592055067592426e-41, -2.296167663642645e-41, 0, -2.802596928649634e-45, 2.2957472741033478e-41, -1.1479437019748901e-41)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3, x4, y4 */
#define GRAZE_PUSH_TRIANGLE_QUAD(ROW) \
  ROW("push-triangle-quad-200c1f3e", "i32 i64 f32 f64", "other-winding", 0, 0, 2.842170943040401e-14, 2, 0, 2, 1, 3, 0, 1, 1, 0, 2, 2, 3, 2, 2) \
  ROW("push-triangle-quad-f52b2083", "i32 i64 f32 f64", "other-winding", -0.39999999999999997, -0.7999999999999999, 8.944272194216253e-07, 3, 1, 3, 3, 1, 2, 2, 0, 0, 2, 1, 3, 3, 2) \
  ROW("push-triangle-quad-9b9c7bc0", "i32 i64 f32 f64", "shared-corner other-winding", 0.39999999999999997, -0.19999999999999998, 4.472136523433768e-07, 0, 4, 0, 3, 1, 5, 0, 4, 2, 4, 2, 3, 0, 3) \
  ROW("push-triangle-quad-c57e6610", "i32 i64 f32 f64", "other-winding", -0.19999999999999996, 0.3999999999999999, 4.472136523433768e-07, 3, 0, 2, 0, 3, 3, 4, 3, 4, 4, 1, 4, 2, 2) \
  ROW("push-triangle-quad-a3685f14", "i32 i64 f32 f64", "shared-corner other-winding", 0.5, 0.5, 7.071068380299663e-07, 2, 0, 2, 1, 0, -1, 2, 0, 1, 1, 4, 2, 4, 0) \
  ROW("push-triangle-quad-792883e6", "i32 i64 f32 f64", "shared-corner", 1, 0, 1.0000000568434188e-06, 0, 2, 1, 3, -1, 5, 1, 2, 2, 3, 0, 4, 0, 2) \
  ROW("push-triangle-quad-81646a07", "i32 i64 f32 f64", "other-winding no-extent", 0, 0, 1.1368683772161603e-13, 2, 4, 0, 2, -1, 1, 8, 5, 4, 3, 4, 4, 4, 5) \
  ROW("push-triangle-quad-6f963105", "i32 i64 f32 f64", "other-winding", 0, -3, 3.000000454747351e-06, 27, 7, 27, 13, 28, 11, 33, 10, 33, 4, 15, -2, 6, 10) \
  ROW("push-triangle-quad-07b19e9d", "i32 i64 f32 f64", "other-winding", -2, 0, 2.0000145519152283e-06, 1356, 1304, 1356, 1307, 1357, 1305, 1278, 1280, 1358, 1280, 1358, 1331, 1278, 1382) \
  ROW("push-triangle-quad-10c4ece8", "i32 i64 f32 f64", "other-winding no-extent", 0, 2, 2.0000002273736754e-06, -10, -27, -6, -27, -11, -29, -15, -29, -15, -29, -10, -24, 0, -29) \
  ROW("push-triangle-quad-ab630a75", "f32 f64", "other-winding", 0, 0, 1.8189894035458565e-12, -0.5, 54, -9.5, 0, -5, 54, 130, -7, -9, 0, 60.5, 0, 130, 0) \
  ROW("push-triangle-quad-5f8cddee", "i32 i64 f32 f64", "leaves-i32", -4661.243416765266, -1133.241067542578, 0.0047970234982387, 24347, -100141, 2, 0, 0, 3, 3, -29197, 4937, -29197, 4937, 2, 3, 2) \
  ROW("push-triangle-quad-3f8af0cb", "i32 i64 f32 f64", "", 0, 0, 2.3283064365386963e-10, 26124, 27939, 0, -6269, 11023, -5956, 2, 12521, 1, 12521, 1, 1, 2, 1) \
  ROW("push-triangle-quad-30dea44e", "i32 i64 f64", "leaves-i32", 0, 1, 0.0000162587890625, -349952558, -1243775182, 2, 0, 0, 3, 3, 64887819, -791183800, 64887819, -791183800, 2, 3, 2) \
  ROW("push-triangle-quad-c7e841f3", "i32 i64 f64", "leaves-i32", 0, 0, 0.0000152587890625, 3, -1521983919, 0, -512457119, -1060443476, 386422137, 2, -314159078, 0, -314159078, 0, 1, 2, 1) \
  ROW("push-triangle-quad-b7f8c9ac", "i64 f64", "leaves-i32 leaves-i64", -107085512.98469032, 484997026.63707, 496.6784203615423, -404558159, -1058349293, -378318516, 0, 3159240821, 781079750, 1925349058, 3, 2, 3, 2, 2, 1925349058, 2) \
  ROW("push-triangle-quad-36058726", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", -2.0444615952753777e+153, 9.041590673062342e+152, 2.235470349931973e+147, 3.761194212857731e+153, 1.4031761017346134e+154, 0, -5.426897721690176e+153, -3.3020540917797425e+153, -1.939477251322688e+153, 2, 1.950805324553843e+154, 1, 1.950805324553843e+154, 1, 1, 2, 1) \
  ROW("push-triangle-quad-a702e26c", "f64", "vanishes", 0, 0, 7.275957614183426e-12, 448, -608, -1.401298464324817e-45, -544.0001220703125, 256, -512, 0, -544.0000610351562, -96, -735.9998779296875, -256, -896, -544, -992) \
  ROW("push-triangle-quad-b7580958", "f64", "vanishes", -7.0923803868195705e-09, 4.72825274573542e-09, 1.030033675404196e-14, -0.1015624925494194, -0.09375, -0.03125, -0.046875, -0.0390625037252903, -1.401298464324817e-45, -0.0390625, 0.125, -0.1171875, 0.1640625, -0.2265625, -0.109375, -0.0859374850988388, -0.0703125)

/* a_x1, a_y1, a_x2, a_y2, a_x3, a_y3, a_x4, a_y4, b_x1, b_y1, b_x2, b_y2, b_x3, b_y3, b_x4, b_y4 */
#define GRAZE_PUSH_QUAD_QUAD(ROW) \
  ROW("push-quad-quad-9afb5b28", "i32 i64 f32 f64", "other-winding", 0, 0, 2.842170943040401e-14, 2, 0, 1, 0, 2, 1, 3, 0, 1, 1, 0, 2, 2, 3, 2, 2) \
  ROW("push-quad-quad-9cd36099", "i32 i64 f32 f64", "shared-corner other-winding", -0.39999999999999997, -0.7999999999999999, 8.944272194216253e-07, 3, 1, 3, 2, 3, 3, 1, 2, 2, 0, 0, 2, 1, 3, 3, 2) \
  ROW("push-quad-quad-16c5676a", "i32 i64 f32 f64", "shared-corner other-winding", 0.5, -0.5, 7.071068380299663e-07, 0, 2, 1, 2, 2, 6, 1, 5, 0, 2, 2, 4, 2, 2, 1, 2) \
  ROW("push-quad-quad-bb2180d4", "i32 i64 f32 f64", "shared-corner other-winding", -0.19999999999999998, 0.39999999999999997, 4.472136523433768e-07, 1, 2, 2, 3, 4, 1, 3, 0, 3, 3, 2, 5, 1, 5, 1, 2) \
  ROW("push-quad-quad-b876fe5d", "i32 i64 f32 f64", "", 0, 1, 1.0000001136868377e-06, 7, 5, 8, 6, 7, 7, 6, 5, 5, 8, 5, 6, 9, 6, 9, 8) \
  ROW("push-quad-quad-cff11f1b", "i32 i64 f32 f64", "shared-corner other-winding", 0, -1, 1.0000000568434188e-06, 2, 3, -1, 3, 1, 5, 2, 4, 1, 2, 2, 3, 1, 4, 0, 2) \
  ROW("push-quad-quad-dfb7520a", "i32 i64 f32 f64", "shared-corner other-winding", 0.39999999999999997, 0.19999999999999998, 4.4721362392166736e-07, 1, 1, 1, 0, 2, 0, 1, 2, 3, -1, 3, -2, 1, 1, 2, 1) \
  ROW("push-quad-quad-fe062774", "i32 i64 f32 f64", "other-winding", 1, 0, 1.0000000568434188e-06, 0, -1, -1, -4, 1, -3, 1, -2, 0, -4, 0, -3, 0, -2, 2, -3) \
  ROW("push-quad-quad-dcf36f79", "i32 i64 f32 f64", "shared-corner other-winding", -1, 0, 1.0000000284217094e-06, -1, -2, -1, 0, 0, -1, 0, -2, -2, 0, -1, -2, 0, -2, 0, -1) \
  ROW("push-quad-quad-33d3d49d", "i32 i64 f32 f64", "no-extent", 0, 0, 5.6843418860808015e-14, 3, 1, 2, 3, 0, 7, 2, 3, 1, 0, 2, 1, 1, 2, 0, 3) \
  ROW("push-quad-quad-e1a9fbdd", "f32 f64", "other-winding", 0, 0, 1.8189894035458565e-12, -0.5, 27, -9.5, 0, -5, 54, -0.5, 54, 130, -7, -9, 0, 60.5, 0, 130, 0) \
  ROW("push-quad-quad-485b9258", "i32 i64 f32 f64", "", 0, 0, 2.3283064365386963e-10, 0, 0, -12220, 0, -12220, 1, 0, 1, 0, 3, 2, 3, 2, 17015, 0, 17015) \
  ROW("push-quad-quad-50fa2606", "i32 i64 f32 f64", "", -1, 0, 1.0002328306436538e-06, 0, 17755, 7599, 17755, 7599, 0, 0, 0, 0, 16360, 1, 16360, 1, 0, 0, 0) \
  ROW("push-quad-quad-a30541b2", "i32 i64 f32 f64", "leaves-i32", 0, 0, 9.313225746154785e-10, 4896, 2, 1, 2, 1, 30808, 4896, 30808, 3, -85665, 26710, -85665, 26710, 0, 3, 0) \
  ROW("push-quad-quad-aa337890", "i32 i64 f64", "leaves-i32", -2, 0, 9.62939453125e-06, 0, 0, 140650061, 0, 140650061, 1, 0, 1, 0, 3, 2, 3, 2, -1067964576, 0, -1067964576) \
  ROW("push-quad-quad-31a26042", "i64 f64", "leaves-i32 leaves-i64", 35975133, 0, 35.975163517578125, 35975136, 2, 1, 2, 1, 684573016, 35975136, 684573016, 3, 1266381150, 3124792324, 1266381150, 3124792324, 0, 3, 0) \
  ROW("push-quad-quad-f9a24c3c", "i64 f64", "leaves-i32 leaves-i64", 0, 0, 0.000030517578125, 1497657207, 3, 0, 3, 0, 4280515512, 1497657207, 4280515512, 2145385545, 2, 904169336, 2, 904169336, 0, 2145385545, 0) \
  ROW("push-quad-quad-8afe4b77", "f64", "leaves-i32 vanishes", 0, 0, 9.5367431640625e-07, 33554432, 0, 16777216, 113246200, 0, 75497472, 1.401298464324817e-45, 37748740, 16777220, 113246208, -67108872, 104857608, -67108864, 113246208, -25165820, 121634816) \
  ROW("push-quad-quad-7c31311e", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0, 0, 1.9053641054174757e+140, 4.2811595115012595e+153, 3, 0, 3, 0, 7.433641305431984e+153, 4.2811595115012595e+153, 7.433641305431984e+153, 2.0108673362645924e+154, 2, 7.652753131990173e+153, 2, 7.652753131990173e+153, 0, 2.0108673362645924e+154, 0) \
  ROW("push-quad-quad-5183129a", "f64", "vanishes", 0, 0, 1.8189894035458565e-12, 31.9999942779541, -5.605193857299268e-45, 4, 4, -5.605193857299268e-45, -5.605193857299268e-45, 56, -8, 100, 180.00003051757812, 164, 60, 104.00003051757812, 28, 44, -4) \
  ROW("push-quad-quad-57dd2da1", "f32 f64", "vanishes", 64.0001220703125, 0, 0.00006400013662222773, 64, 768.0001220703125, 1216, 383.99993896484375, 1216, 2.802596928649634e-45, 639.9998779296875, -1.401298464324817e-45, 1151.9998779296875, 256, 1407.999755859375, 1280, 1728, 1088.0001220703125, 1600, 576)

/* a_x1, a_y1, a_x2, a_y2, b_x1, b_y1, b_x2, b_y2 */
#define GRAZE_CROSSING_SEGMENT_SEGMENT(ROW) \
  ROW("crossing-segment-segment-623b0cb6", "i32 i64 f32 f64", "", 1, 0.5, 2.842170943040401e-14, 1, 1, 1, 0, 2, 0, 0, 1) \
  ROW("crossing-segment-segment-8d81ebfa", "i32 i64 f32 f64", "", 0, 7.75, 1.1368683772161603e-13, 2, 10, -6, 1, 0, 5, 0, 8) \
  ROW("crossing-segment-segment-c0345b4f", "i32 i64 f32 f64", "", 0, 0, 1.4210854715202004e-14, 0, 1, 0, -1, -1, 1, 1, -1) \
  ROW("crossing-segment-segment-753117dc", "i32 i64 f32 f64", "", -0.6666666666666667, 0.6666666666666667, 2.842170943040401e-14, -1, 1, 1, -1, 0, 2, -1, 0) \
  ROW("crossing-segment-segment-d9d610c3", "i32 i64 f32 f64", "", 7.258064516129032, -3.870967741935484, 1.1368683772161603e-13, 15, -8, 0, 0, 9, -3, 5, -5) \
  ROW("crossing-segment-segment-4ac1a4ce", "i32 i64 f32 f64", "", NAN, NAN, 2.842170943040401e-14, 1, 0, 0, 0, 0, 1, 0, 2) \
  ROW("crossing-segment-segment-05bf091b", "i32 i64 f32 f64", "", NAN, NAN, 2.842170943040401e-14, 0, 0, 2, 2, 3, 0, 2, 0) \
  ROW("crossing-segment-segment-db7200b7", "i32 i64 f32 f64", "parallel", NAN, NAN, 5.6843418860808015e-14, 1, 0, 7, 0, 1, 1, 2, 1) \
  ROW("crossing-segment-segment-126727b7", "i32 i64 f32 f64", "", NAN, NAN, 5.6843418860808015e-14, 2, 1, 2, 2, 3, 3, 4, 2) \
  ROW("crossing-segment-segment-181b9210", "i32 i64 f32 f64", "collinear", NAN, NAN, 5.6843418860808015e-14, 1, 4, 0, 5, 2, 3, 3, 2) \
  ROW("crossing-segment-segment-2f41ccb0", "i32 i64 f32 f64", "collinear", NAN, NAN, 5.6843418860808015e-14, 2, 4, 3, 4, 0, 4, 1, 4) \
  ROW("crossing-segment-segment-7e6ddde3", "i32 i64 f32 f64", "", NAN, NAN, 1.1368683772161603e-13, 1, 2, 2, 2, 6, 5, 8, 1) \
  ROW("crossing-segment-segment-8c6891b7", "i32 i64 f32 f64", "", NAN, NAN, 1.1368683772161603e-13, 2, 6, 0, 5, 7, 1, 9, 3) \
  ROW("crossing-segment-segment-1e14bca5", "i32 i64 f32 f64", "", NAN, NAN, 1.1368683772161603e-13, 6, 5, 8, 7, 2, 3, 1, 3) \
  ROW("crossing-segment-segment-380a40df", "i32 i64 f32 f64", "collinear", NAN, NAN, 2.842170943040401e-14, 1, 0, 1, -1, 1, 1, 1, 2) \
  ROW("crossing-segment-segment-fd289723", "i32 i64 f32 f64", "parallel", NAN, NAN, 2.842170943040401e-14, 0, 1, 2, 0, 1, 1, -1, 2) \
  ROW("crossing-segment-segment-8071a031", "i32 i64 f32 f64", "", NAN, NAN, 5.6843418860808015e-14, 1, 1, 1, 4, 0, -1, 2, 0) \
  ROW("crossing-segment-segment-8c7951fe", "i32 i64 f32 f64", "", NAN, NAN, 5.6843418860808015e-14, 2, -1, 1, 2, 2, 2, 1, 4) \
  ROW("crossing-segment-segment-08646887", "i32 i64 f32 f64", "parallel", NAN, NAN, 5.6843418860808015e-14, 5, -2, 5, 0, 2, 0, 2, 2) \
  ROW("crossing-segment-segment-ebc4fd2e", "i32 i64 f32 f64", "collinear no-extent", NAN, NAN, 2.842170943040401e-14, 0, 0, 0, 0, 0, 1, 1, 2) \
  ROW("crossing-segment-segment-51b832ee", "i32 i64 f32 f64", "", -2, -10, 2.2737367544323206e-13, -4, -14, 0, -6, -18, -26, 14, 6) \
  ROW("crossing-segment-segment-5e10c70b", "i32 i64 f32 f64", "", 0.5324559687269357, 11068.7127296451, 1.1641532182693481e-10, 0, 15183, 2, -271, -12616, 2, 2, 11070) \
  ROW("crossing-segment-segment-c5842a27", "i32 i64 f32 f64", "", NAN, NAN, 2.3283064365386963e-10, 3, 2, 2, 0, 28214, 2, 8817, -24118) \
  ROW("crossing-segment-segment-e09c76d6", "i32 i64 f64", "leaves-i32", -754784659.4176242, 1.952061365984921, 0.0000152587890625, -1159980940, 3, 0, 0, -754784662, 0, 0, 570554457) \
  ROW("crossing-segment-segment-c983d193", "i32 i64 f64", "leaves-i32", 2147483629.8421052, -4, 0.0000152587890625, 2147483631, -5, 2147483609, 14, 2147483631, -4, 2147483627, -4) \
  ROW("crossing-segment-segment-52b37bf7", "i64 f64", "leaves-i32 leaves-i64", 3889659154.399747, 2.9999999925494194, 0.00006103515625, 4021127728, -35100897, 0, 1038503223, 4616640000, 3, -2536260, 3) \
  ROW("crossing-segment-segment-a13ed4d9", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 1.4961366225469174e+18, 1.1892172772402168e+19, 262144, 3, 1.9116357650141413e+19, 3.959018664958624e+18, 2, 3.98062874136884e+18, 3.164037563264952e+19, 1, 3) \
  ROW("crossing-segment-segment-40be5357", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2.5248861204397946e+153, 2.6168103964298096e+153, 1.9053641054174757e+140, 1, 2.0236132516639152e+154, 2.899880584170598e+153, 1, 0, 3.341195697141697e+153, 5.412102170595565e+153, 1.788473288557408e+153) \
  ROW("crossing-segment-segment-2b40b3cf", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 1.8997623960647573e+153, 3, 9.526820527087379e+139, 4.9092025736929606e+153, -6.158049867793822e+153, 0, 3.887378010998152e+153, 4.069021511912374e+153, 3, -7.878144830956325e+153, 3) \
  ROW("crossing-segment-segment-5a7ae50f", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 0.25, 2.620356308789086e+19, 262144, 0, 3.501643048378224e+19, 1, 1, 5.809324111180071e+18, 3.587734588930759e+19, -1.5735828886195274e+19, 2) \
  ROW("crossing-segment-segment-f097f72b", "i32 i64 f64", "leaves-i32", NAN, NAN, 0.0000152587890625, -349952558, -1243775182, 2, 0, 0, 3, 3, 64887819) \
  ROW("crossing-segment-segment-081a286e", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", NAN, NAN, 1.9053641054174757e+140, 2, 1, 0, 1.2235716563291271e+154, 5.69101623680259e+153, 3, -1.7116938470785156e+154, -2.4664282548213138e+153) \
  ROW("crossing-segment-segment-03cc26ff", "f64", "vanishes", 0.039062501419158194, -0.02343749858084182, 1.7763568394002505e-15, 0.1640625, -0.1484375, 1.401298464324817e-45, 0.0156250037252903, 0.0390625, -0.0234375, 0.0390625037252903, -0.0234374962747097) \
  ROW("crossing-segment-segment-4844c2be", "f32 f64", "", NAN, NAN, 2.0194839173657902e-28, 0, 0, 3.99999987306209e-19, 0, 0, 1.99999996490334e-14, 1.99999996490334e-14, 0)

/* x, y, x1, y1, x2, y2, dx, dy */
#define GRAZE_RAY_POINT_SEGMENT(ROW) \
  ROW("ray-point-segment-9b75784b", "i32 i64 f32 f64", "", 2, 2.842170943040401e-14, 1, 4, 1, 3, 1, 2, 0, 2) \
  ROW("ray-point-segment-4d3a9a56", "i32 i64 f32 f64", "", 2, 1.8947806286936004e-14, 0, 6, 1, 3, 2, 0, 3, 0) \
  ROW("ray-point-segment-aa1663a0", "i32 i64 f32 f64", "", 2, 1.1368683772161604e-14, 0, 1, 1, 4, 0, 4, 3, 4) \
  ROW("ray-point-segment-45a354d5", "i32 i64 f32 f64", "", 2, 1.2710574864626037e-14, 1, 0, 0, 1, 0, 2, 2, -1) \
  ROW("ray-point-segment-d5f7c0b5", "i32 i64 f32 f64", "", 2, 1.8947806286936004e-14, 0, 4, 0, 0, 2, 0, 0, -3) \
  ROW("ray-point-segment-b810eb5e", "i32 i64 f32 f64", "", 2, 2.842170943040401e-14, 0, 1, 2, 3, 0, 3, -1, 0) \
  ROW("ray-point-segment-5c3c3cf5", "i32 i64 f32 f64", "", 2, 1.797546735911271e-14, 1, 2, 0, 1, 4, 3, -3, 1) \
  ROW("ray-point-segment-b1ff059a", "i32 i64 f32 f64", "", 0.14545454545454548, 1.4545456153229226e-07, 2, 1, 1, 1, 0, 9, -7, 1) \
  ROW("ray-point-segment-60180454", "i32 i64 f32 f64", "", 0.8421052631578948, 8.421053140001942e-07, 6, 0, 9, 4, 4, -8, 2, 1) \
  ROW("ray-point-segment-506f9edc", "i32 i64 f32 f64", "", 0.07142857142857142, 7.142857954905984e-08, 1, 0, 0, -1, 6, 2, 0, -7) \
  ROW("ray-point-segment-a9d5b927", "i32 i64 f32 f64", "", 2, 2.5421149729252075e-14, 5, 8, 3, 2, 1, 3, -4, -2) \
  ROW("ray-point-segment-c8896aa3", "i32 i64 f32 f64", "", 0.823529411764706, 8.235294172858268e-07, -7, 7, 0, 0, 1, 7, 9, -5) \
  ROW("ray-point-segment-ca8b6c60", "i32 i64 f32 f64", "", 0.6666666666666666, 6.666666761405697e-07, 0, -4, 3, 4, -3, -4, 0, 6) \
  ROW("ray-point-segment-e545980d", "i32 i64 f32 f64", "", 0.6666666666666666, 6.666666729826021e-07, -6, 0, 2, 5, -2, -5, 9, 0) \
  ROW("ray-point-segment-31138a54", "i32 i64 f32 f64", "", 0.16666666666666666, 1.666666706080486e-07, 5, 4, 3, 3, 3, 0, -12, -8) \
  ROW("ray-point-segment-6f04aa5d", "i32 i64 f32 f64", "", 0.44897959183673475, 4.489795999572231e-07, 10, -1, 3, 4, 4, -3, -14, 0) \
  ROW("ray-point-segment-2ae1bca4", "i32 i64 f32 f64", "", 2, 9.094947017729283e-17, -6, -41, 7, -1, 5, 3, 0, 5000) \
  ROW("ray-point-segment-d8d30cfc", "i32 i64 f64", "leaves-i32", 2, 9.313225746154785e-10, 0, -1, 0, 1, -49153, 65537, 0, 1) \
  ROW("ray-point-segment-d008f7da", "i32 i64 f32 f64", "", 0.0013599999999999999, 1.3600000677897324e-09, 24, 30, 27, 42, -4, 20, -6000, 3000) \
  ROW("ray-point-segment-86762c33", "i32 i64 f32 f64", "leaves-i32", 2, 4.736950065898129e-15, 1048576, 0, 0, 0, 2, 0, 0, 3145729) \
  ROW("ray-point-segment-05760b6e", "i32 i64 f64", "leaves-i32", 0.8484848484848485, 5.080511492048913e-06, 2147483636, 0, 2147483616, -8, 2147483634, 2, -3, 2) \
  ROW("ray-point-segment-b5fce104", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 2, 4.3111121757741156e-14, 1, 3, 1, -2.197713077496342e+19, 1, -2.199569492928679e+19, 6.080658292147749e+18, 1) \
  ROW("ray-point-segment-0a3bc2e7", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2, 4.168461793116465e-14, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, -4.5709045685962e+153, 1) \
  ROW("ray-point-segment-0582abb0", "f64", "vanishes", 0.5, 5.000000284217094e-07, -512, 896, -576, 704, -448, 1600, -1.5e-323, 512) \
  ROW("ray-point-segment-ea9cd45c", "f64", "vanishes", 2, 7.579122514774398e-14, 0.75, 1.6875, 0.75, 1.3125, 0.75, 0.75, -2e-323, -0.1875000000000001)

/* x, y, cx, cy, r, dx, dy */
#define GRAZE_RAY_POINT_DISC(ROW) \
  ROW("ray-point-disc-5f95839f", "i32 i64 f32 f64", "", 2, 1.8947806286936004e-14, 0, 4, 0, 0, 1, 3, 0) \
  ROW("ray-point-disc-ce0c97d7", "i32 i64 f32 f64", "", 0.5, 5.000000071054273e-07, 0, 0, 3, 0, 1, 4, 0) \
  ROW("ray-point-disc-f0f3ef0d", "i32 i64 f32 f64", "", 2, 1.8947806286936004e-14, 1, 4, 1, 0, 3, 0, 3) \
  ROW("ray-point-disc-5887a33c", "i32 i64 f32 f64", "", 0.7226499018873854, 7.226499176529132e-07, 1, 0, 4, 2, 1, 3, 2) \
  ROW("ray-point-disc-f6af2a2e", "i32 i64 f32 f64", "", 0.5, 5.000000284217094e-07, 4, 0, 4, 2, 1, 0, 2) \
  ROW("ray-point-disc-193c1a19", "i32 i64 f32 f64", "", 2, 1.378655412260815e-14, 0, 4, 2, 1, 2, 4, 1) \
  ROW("ray-point-disc-59b8453c", "i32 i64 f32 f64", "", 2, 1.2710574864626037e-14, 0, 0, 0, 2, 1, -2, 1) \
  ROW("ray-point-disc-a8c9d6bb", "i32 i64 f32 f64", "", 2, 5.6843418860808015e-14, 1, 4, 0, 1, 2, 0, -1) \
  ROW("ray-point-disc-b8d2a1e9", "i32 i64 f32 f64", "", 2, 2.842170943040401e-14, 4, 2, 2, 0, 1, -2, 0) \
  ROW("ray-point-disc-3c59f614", "i32 i64 f32 f64", "", 0.585786437626905, 5.857864577240884e-07, 3, 1, 1, 3, 2, -1, 1) \
  ROW("ray-point-disc-59efdfda", "i32 i64 f32 f64", "", 2, 2.009718347115232e-14, 3, 3, 3, 0, 1, 1, -1) \
  ROW("ray-point-disc-0173f9f2", "i32 i64 f32 f64", "", 0.2596875762567152, 2.5968758896729003e-07, 0, 3, 4, 2, 3, 4, -2) \
  ROW("ray-point-disc-5d2b441e", "i32 i64 f32 f64", "", 0.5, 5.000000142108547e-07, 4, 4, 4, 1, 1, 0, -4) \
  ROW("ray-point-disc-eca4c87f", "i32 i64 f32 f64", "", 0.75, 7.500000142108547e-07, 5, 4, 1, 4, 1, -4, 0) \
  ROW("ray-point-disc-144c6d5e", "i32 i64 f32 f64", "", 2, 1.378655412260815e-14, 1, 0, 4, 0, 1, -1, -4) \
  ROW("ray-point-disc-7ea6bd92", "i32 i64 f32 f64", "", 0.2928932188134525, 2.928932590078194e-07, 4, 2, 3, 1, 1, -1, -1) \
  ROW("ray-point-disc-cbd6e174", "i32 i64 f32 f64", "no-extent", 2, 5.6843418860808015e-14, 1, 2, 1, 4, 0, 0, 1) \
  ROW("ray-point-disc-13e0f672", "i32 i64 f32 f64", "", 2, 1.1368683772161604e-17, 6, 3, -3, 0, 2, 0, -5000) \
  ROW("ray-point-disc-a4dc7512", "i32 i64 f32 f64", "", 0.002609498707874587, 2.6094987858631146e-09, 32, -2, 0, 17, 22, -5000, 3000) \
  ROW("ray-point-disc-e50ed5ef", "i32 i64 f32 f64", "leaves-i32", 2, 1.4905930328124747e-13, -65546, -5168, 3, 1, 2, 6248, 2) \
  ROW("ray-point-disc-4649fe01", "i32 i64 f64", "leaves-i32", 2, 4.123997043918919e-07, 2147483585, 40, 2147483577, -1, 8, 0, -37) \
  ROW("ray-point-disc-497e246a", "i32 i64 f64", "leaves-i32", 0.5, 5.018626451492309e-07, 2345, 1387624, 2329, 1387633, 15, -8, 0) \
  ROW("ray-point-disc-19745df0", "i64 f64", "leaves-i32 leaves-i64", 2, 0.000030517578125, 0, 0, 1370922519, 3126696272, 140650061, 1, 0) \
  ROW("ray-point-disc-463ea7de", "f64", "leaves-i32 leaves-i64 leaves-f32", 0.06666666666666668, 6.666666803792048e-08, 5e+76, 1, 0, 0, 3e+76, -3e+77, 0) \
  ROW("ray-point-disc-a743c929", "f64", "vanishes", 2, 9.1438991302582e-15, 0, 0, 8e-85, 0, 7e-85, 0, 8e-85) \
  ROW("ray-point-disc-fe048058", "f64", "vanishes", 0.2499999999978774, 2.5291038304355075e-07, -7464.92, -8400.4, -7465.05, -8400.24, 0.2, -0.04, -5e-324)

/* x, y, x1, y1, x2, y2, r, dx, dy */
#define GRAZE_RAY_POINT_CAPSULE(ROW) \
  ROW("ray-point-capsule-2826e9e1", "i32 i64 f32 f64", "", 0.6666666666666666, 6.666666756544003e-07, 0, 0, 1, 3, 0, 3, 1, 1, 3) \
  ROW("ray-point-capsule-b265ee8f", "i32 i64 f32 f64", "", 2, 2.842170943040401e-14, 1, 3, 3, 1, 4, 0, 2, 0, 2) \
  ROW("ray-point-capsule-bc1caec6", "i32 i64 f32 f64", "", 0.13397459621556138, 1.3397461042641607e-07, 0, 3, 2, 2, 3, 3, 2, 2, 0) \
  ROW("ray-point-capsule-07ab404f", "i32 i64 f32 f64", "", 2, 5.084229945850415e-14, 6, 0, 9, 4, 9, 6, 3, 2, 1) \
  ROW("ray-point-capsule-cfd3fd92", "i32 i64 f32 f64", "", 0.26794919243112275, 2.679492492745416e-07, 4, 3, 6, 9, 6, 7, 4, 0, 2) \
  ROW("ray-point-capsule-0b915180", "i32 i64 f32 f64", "", 2, 5.6843418860808015e-14, 0, 0, 0, 4, 0, 2, 1, 0, -1) \
  ROW("ray-point-capsule-53bcd356", "i32 i64 f32 f64", "", 2, 5.6843418860808015e-14, -2, 0, 1, 0, 4, 1, 1, 1, 0) \
  ROW("ray-point-capsule-30890bc6", "i32 i64 f32 f64", "", 0.6273220037500351, 6.273220226978414e-07, 2, 3, 2, 0, 4, 1, 1, 0, -3) \
  ROW("ray-point-capsule-4b9c810c", "i32 i64 f32 f64", "", 2, 1.8947806286936004e-14, 4, 0, 4, 2, 6, 4, 1, -3, 0) \
  ROW("ray-point-capsule-cdd93a69", "i32 i64 f32 f64", "", 0.28349364905389035, 2.834936561593177e-07, 7, 2, 3, 3, 0, 2, 2, -8, 0) \
  ROW("ray-point-capsule-32d3c1a9", "i32 i64 f32 f64", "", 2, 9.748565909291575e-15, 0, 0, 7, 5, 3, 5, 5, 5, -3) \
  ROW("ray-point-capsule-8bd0e05a", "i32 i64 f32 f64", "", 0.6937742251701451, 6.937742611210797e-07, 5, 6, 8, 2, 9, 1, 3, 1, -3) \
  ROW("ray-point-capsule-7fddee05", "i32 i64 f32 f64", "", 0.41886116991581035, 4.1886119001299376e-07, 1, 0, 2, 1, -1, 2, 1, -1, 1) \
  ROW("ray-point-capsule-f8a20e0c", "i32 i64 f32 f64", "", 2, 4.019436694230464e-15, 2, -2, 3, 3, 2, 1, 2, -5, 5) \
  ROW("ray-point-capsule-2ce33c13", "i32 i64 f32 f64", "", 0.18377223398316206, 1.8377224297089573e-07, 6, 4, 3, 3, 0, 2, 2, -6, -2) \
  ROW("ray-point-capsule-c9a5365e", "i32 i64 f32 f64", "", 2, 2.6796244628203097e-14, 6, 8, 2, 4, 1, 3, 1, -3, -3) \
  ROW("ray-point-capsule-0059383a", "i32 i64 f32 f64", "", 2, 9.094947017729283e-17, -6, -41, 7, 4, 5, 2, 1, 0, 5000) \
  ROW("ray-point-capsule-ed3d58d2", "i32 i64 f32 f64", "", 0.002, 2.0000000649639075e-09, 62, 26, 10, 42, 16, 50, 40, -7000, 0) \
  ROW("ray-point-capsule-0f7061a0", "i32 i64 f64", "leaves-i32", 0.278474956297847, 7.871012583811803e-07, 2147483563, 28, 2147483566, 4, 2147483566, 17, 4, 0, -30) \
  ROW("ray-point-capsule-5a75525b", "i32 i64 f64", "leaves-i32", 2, 1.52587890625e-06, 2147483647, 37, 2147483634, 45, 2147483625, 52, 5, -6, 8) \
  ROW("ray-point-capsule-769b276b", "f64", "vanishes", 0.7928932188134519, 7.928932696557513e-07, 76, 36, 52, 48, 100.00000000000003, 1e-323, 4, -16, 8) \
  ROW("ray-point-capsule-7568acf1", "f64", "vanishes", 2, 2.5376526277146433e-14, -0.7, -5e-324, 0.48, 0.2, 1.25, 0.38, 0.5200000000000001, 0.56, -5e-324)

/* a_x, a_y, b_x, b_y, w, h, dx, dy */
#define GRAZE_RAY_POINT_BOX(ROW) \
  ROW("ray-point-box-17c8684a", "i32 i64 f32 f64", "", 2, 2.842170943040401e-14, 1, 0, 2, 1, 3, 1, 1, 0) \
  ROW("ray-point-box-a122cd19", "i32 i64 f32 f64", "level", 2, 5.6843418860808015e-14, 1, 0, 1, 3, 4, 2, 0, 1) \
  ROW("ray-point-box-c3e56790", "i32 i64 f32 f64", "", 0.5, 5.000000071054273e-07, 1, 0, 0, 2, 3, 3, 0, 4) \
  ROW("ray-point-box-a6b1dad8", "i32 i64 f32 f64", "level", 2, 1.8947806286936004e-14, 1, 4, 1, 0, 3, 3, 0, 3) \
  ROW("ray-point-box-07ffdd0f", "i32 i64 f32 f64", "", 2, 1.378655412260815e-14, 0, 4, 2, 1, 2, 2, 4, 1) \
  ROW("ray-point-box-43396745", "i32 i64 f32 f64", "", 0.6666666666666666, 6.666666761405697e-07, 0, 3, 2, 2, 3, 3, 3, 0) \
  ROW("ray-point-box-c83aebf3", "i32 i64 f32 f64", "", 0.5, 5.000000157655278e-07, 2, 2, 3, 1, 1, 4, 2, 3) \
  ROW("ray-point-box-7a05573c", "i32 i64 f32 f64", "level", 2, 2.5421149729252075e-14, 0, 0, 0, 2, 1, 4, -2, 1) \
  ROW("ray-point-box-4998d998", "i32 i64 f32 f64", "", 2, 2.842170943040401e-14, 4, 2, 2, 0, 1, 1, -2, 0) \
  ROW("ray-point-box-4f33ca2b", "i32 i64 f32 f64", "level", 2, 2.009718347115232e-14, 3, 3, 3, 0, 1, 1, 1, -1) \
  ROW("ray-point-box-34b97ab8", "i32 i64 f32 f64", "level", 2, 2.842170943040401e-14, 1, 2, 4, 1, 3, 1, 0, -2) \
  ROW("ray-point-box-e4eacb3a", "i32 i64 f32 f64", "", 2, 6.699061157050774e-15, 3, 0, 0, 2, 1, 1, -3, -3) \
  ROW("ray-point-box-bc3eeb1e", "i32 i64 f32 f64", "", 0.6, 6.000000113686837e-07, 9, 1, 2, 0, 1, 4, -10, 0) \
  ROW("ray-point-box-6878b1c7", "i32 i64 f32 f64", "level", 0.5, 5.000000066530189e-07, 4, 6, 1, -2, 3, 4, -3, -8) \
  ROW("ray-point-box-f5dd5694", "i32 i64 f32 f64", "", 0.1111111111111111, 1.1111112162146296e-07, -2, 8, -5, 3, 5, 4, 6, -9) \
  ROW("ray-point-box-daa4e9c4", "i32 i64 f32 f64", "", 0.5, 5.000000071054273e-07, 3, 15, 1, 3, 4, 4, 0, -16) \
  ROW("ray-point-box-e5cc257b", "i32 i64 f32 f64", "", 0.5714285714285714, 5.714285846443979e-07, 5, 5, -2, 6, 3, 14, -7, 5) \
  ROW("ray-point-box-412d6555", "i32 i64 f32 f64", "level no-extent", 2, 9.473903143468002e-15, 3, 0, 1, 0, 1, 0, 3, 0) \
  ROW("ray-point-box-c021caa5", "i32 i64 f32 f64", "", 2, 1.1368683772161604e-17, 6, 3, -3, 0, 2, 1, 0, -5000) \
  ROW("ray-point-box-40c0ed07", "i32 i64 f32 f64", "", 0.0030010003334444814, 3.0010003724421855e-09, 27, -5, 0, 4, 19, 15, -5000, 2999) \
  ROW("ray-point-box-ed26be1d", "i32 i64 f64", "leaves-i32", 2, 3.0517578125e-06, 9, -1, 9, 9, 2147483647, 4, 3, 4) \
  ROW("ray-point-box-e9bc08da", "i32 i64 f64", "leaves-i32", 0.25, 1.9559844799040142e-06, -14, 29, -13, 24, 2147483646, 9, 4, -8) \
  ROW("ray-point-box-ac889d97", "f64", "leaves-i32 leaves-i64 leaves-f32", 2, 4.168461793116465e-14, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, -4.5709045685962e+153, 1) \
  ROW("ray-point-box-bbc9d876", "f64", "", 2, 8.819342562646577e-11, 2003.46, -6428.57, 2001.04, -6429.92, 1.54, 2.4, -0.66, 5e-324) \
  ROW("ray-point-box-1bae2457", "f64", "", 0.16666666666666666, 1.6666667749398452e-07, -1536, 2751.999999999998, -1088, 2112, 896, 704, 2688, -1e-323) \
  ROW("ray-point-box-cb69a9d3", "f64", "", 2, 2.842170943040401e-14, 2, 1, -1, -1, 2, 2, 1, 2e-323)

/* a_x, a_y, b_x, b_y, w, h, r, dx, dy */
#define GRAZE_RAY_POINT_ROUNDED(ROW) \
  ROW("ray-point-rounded-d8b3e3eb", "i32 i64 f32 f64", "", 2, 1.1368683772161604e-14, 3, 0, 4, 4, 3, 2, 1, 5, 0) \
  ROW("ray-point-rounded-629ebcf5", "i32 i64 f32 f64", "", 2, 1.797546735911271e-14, 1, 2, 2, 3, 2, 4, 1, -3, 1) \
  ROW("ray-point-rounded-93326414", "i32 i64 f32 f64", "level", 0.6666666666666666, 6.666666856144729e-07, -2, 6, 0, 1, 3, 6, 1, 3, 0) \
  ROW("ray-point-rounded-40f2675d", "i32 i64 f32 f64", "", 2, 3.789561257387201e-14, 1, 1, 2, 2, 6, 9, 1, 0, -3) \
  ROW("ray-point-rounded-16b1013b", "i32 i64 f32 f64", "", 2, 3.595093471822542e-14, 1, -1, 4, 1, 7, 8, 1, 3, 1) \
  ROW("ray-point-rounded-37a6bb72", "i32 i64 f32 f64", "", 2, 3.789561257387201e-14, 1, -9, 5, 1, 8, 8, 1, 0, 3) \
  ROW("ray-point-rounded-15075040", "i32 i64 f32 f64", "level", 0.5, 5.000000142108547e-07, 2, 1, -1, 0, 2, 2, 1, -2, 0) \
  ROW("ray-point-rounded-0133740e", "i32 i64 f32 f64", "level", 0.5, 5.000000284217094e-07, 2, 2, 1, -3, 2, 4, 1, 0, -2) \
  ROW("ray-point-rounded-88b52cd2", "i32 i64 f32 f64", "level", 0.7101020514433644, 7.101020694188317e-07, 3, -2, 1, 0, 5, 6, 2, -1, 3) \
  ROW("ray-point-rounded-6858fe7c", "i32 i64 f32 f64", "level", 0.5, 5.000000284217094e-07, 2, -3, 0, -1, 9, 8, 2, 0, 4) \
  ROW("ray-point-rounded-9e34463b", "i32 i64 f32 f64", "level", 2, 3.789561257387201e-14, -3, 8, 1, 1, 7, 8, 1, -3, 0) \
  ROW("ray-point-rounded-5c9db7a1", "i32 i64 f32 f64", "", 2, 1.6947433152834718e-14, -5, 6, 0, 1, 4, 8, 1, 3, -6) \
  ROW("ray-point-rounded-cd07fdb9", "i32 i64 f32 f64", "", 0.03519093633336138, 3.519095328079453e-08, 1, 6, 0, -3, 6, 9, 2, 3, -6) \
  ROW("ray-point-rounded-cd680a2d", "i32 i64 f32 f64", "", 0.5038610616431662, 5.03861075744283e-07, 2, -3, -1, 1, 8, 8, 4, 1, 8) \
  ROW("ray-point-rounded-b698e7f5", "i32 i64 f32 f64", "", 0.5527864045000421, 5.527864299211919e-07, 6, 0, 1, -3, 4, 3, 1, -2, -1) \
  ROW("ray-point-rounded-da5a4257", "i32 i64 f32 f64", "", 2, 4.019436694230464e-14, 1, 2, -2, 5, 8, 6, 1, -2, -2) \
  ROW("ray-point-rounded-49ee718e", "i32 i64 f32 f64", "", 0.004, 4.000000090949471e-09, 0, -45, -31, -25, 39, 25, 8, 0, 5000) \
  ROW("ray-point-rounded-b73c4904", "i32 i64 f32 f64", "", 2, 1.869000099138217e-17, 10, -1, -3, -2, 6, 2, 1, 1000, -6000) \
  ROW("ray-point-rounded-b29b8be6", "i32 i64 f32 f64", "leaves-i32", 2, 4.157648634803638e-12, 0, -14301, 103472, 2, 76294, 2, 1, 224, 1) \
  ROW("ray-point-rounded-e666a767", "i32 i64 f64", "leaves-i32", 2, 0.0000152587890625, 2147483583, 6, 2147483584, 0, 36, 8, 3, 1, 0) \
  ROW("ray-point-rounded-4e5c34a8", "i32 i64 f64", "leaves-i32", 0.5705711003880124, 1.7443241051957047e-06, 2147483545, -9, 2147483552, -12, 13, 42, 5, 13, 0) \
  ROW("ray-point-rounded-d5009460", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 2, 3.240828251207995e-14, 0, -5.873148562149212e+18, 2.0208236468197392e+19, 2, 1.8676878454472835e+19, 2, 1, 8.088796433513185e+18, 1) \
  ROW("ray-point-rounded-a5eb19a1", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2, 3.371597110828009e-14, 0, 5.04306670772614e+153, -2.456645631897531e+154, 2, 1.9879228163096735e+154, 2, 1, -5.651221195137249e+153, 1) \
  ROW("ray-point-rounded-7e36b3b6", "f64", "vanishes", 2, 7.579122514774403e-12, 129.99, 223.71, 129, 223.36, 0.76, 0.37, 0.17, -0.24, 5e-324) \
  ROW("ray-point-rounded-ab841a97", "f64", "vanishes", 0.8571428571428569, 8.571429586489619e-07, -0.12, 5e-324, -0.14, -0.07, 0.74, 1.58, 0.35, 0.14, 5e-324)

/* x, y, x1, y1, x2, y2, x3, y3, dx, dy */
#define GRAZE_RAY_POINT_TRIANGLE(ROW) \
  ROW("ray-point-triangle-af05a823", "i32 i64 f32 f64", "other-winding", 2, 9.473903143468002e-15, 1, 0, 3, 1, 2, 2, 3, 2, 0, 3) \
  ROW("ray-point-triangle-b7ae5f60", "i32 i64 f32 f64", "level other-winding", 0.75, 7.500000157655278e-07, 0, 1, 2, 3, 0, 4, 1, 4, 2, 3) \
  ROW("ray-point-triangle-408a52ae", "i32 i64 f32 f64", "other-winding", 2, 1.4210854715202004e-14, 4, 1, 5, 3, 6, 2, 3, 2, 4, 0) \
  ROW("ray-point-triangle-8de3d034", "i32 i64 f32 f64", "level", 2, 5.742052420329234e-15, 5, 1, 6, 3, 6, 6, 4, 1, 7, 7) \
  ROW("ray-point-triangle-739b759a", "i32 i64 f32 f64", "level", 2, 1.4210854715202004e-14, 3, 0, 2, 3, 0, 3, 0, 0, -2, 0) \
  ROW("ray-point-triangle-aa1190f3", "i32 i64 f32 f64", "level", 2, 1.797546735911271e-14, 5, 2, 2, 2, 2, 0, 3, 2, -3, 1) \
  ROW("ray-point-triangle-0795c12f", "i32 i64 f32 f64", "", 0.8571428571428572, 8.571428751183245e-07, 5, 2, 2, 3, 1, 0, 3, 4, -3, 1) \
  ROW("ray-point-triangle-670d3495", "i32 i64 f32 f64", "level other-winding", 2, 1.797546735911271e-14, 3, 4, 3, 2, 0, 2, 3, 3, 3, -1) \
  ROW("ray-point-triangle-7167f924", "i32 i64 f32 f64", "level other-winding", 0.25, 2.5000000710542735e-07, 3, -1, 3, 1, 2, 2, 4, 1, 0, 8) \
  ROW("ray-point-triangle-e46cad6d", "i32 i64 f32 f64", "other-winding", 2, 9.473903143468002e-15, 3, 5, 2, 3, 2, 1, 1, 3, 0, -6) \
  ROW("ray-point-triangle-ae5c8f70", "i32 i64 f32 f64", "level other-winding", 0.28571428571428575, 2.857143365565852e-07, 5, 6, 7, 8, 5, 3, 5, 5, 1, -2) \
  ROW("ray-point-triangle-4acfa24b", "i32 i64 f32 f64", "level other-winding", 0.5333333333333333, 5.333333522811397e-07, 6, 0, 0, 0, 3, 2, 2, -8, -6, 0) \
  ROW("ray-point-triangle-7694f56c", "i32 i64 f32 f64", "", 2, 2.5421149729252075e-14, 5, 8, 2, 0, 3, 2, 1, 3, -4, -2) \
  ROW("ray-point-triangle-0d42d11d", "i32 i64 f32 f64", "level", 0.2, 2.0000002273736753e-07, -1, 0, 0, 0, 9, -6, 9, 3, 5, 0) \
  ROW("ray-point-triangle-37a869ba", "i32 i64 f32 f64", "level other-winding", 0.16666666666666666, 1.666666792985375e-07, 0, 9, -1, 10, 1, 5, 0, 0, 0, -9) \
  ROW("ray-point-triangle-832776a6", "i32 i64 f32 f64", "", 0.1111111111111111, 1.1111113340693432e-07, 5, 1, 10, -8, 0, 8, 0, 0, -5, -1) \
  ROW("ray-point-triangle-0ded96f5", "i32 i64 f32 f64", "level no-extent", 2, 2.009718347115232e-14, 4, 0, 0, 0, 2, 0, 1, 0, 2, 2) \
  ROW("ray-point-triangle-539be740", "i32 i64 f32 f64", "", 2, 9.094947017729283e-17, -6, -41, 7, -1, 6, 5, 5, 3, 0, 5000) \
  ROW("ray-point-triangle-84ffc4b9", "i32 i64 f32 f64", "", 0.003, 3.000000021111116e-09, -15, -6, -10, 8, 10, -6, 10, -8, 5000, 2000) \
  ROW("ray-point-triangle-6a6203e9", "i32 i64 f64", "leaves-i32", 0.26666693793430374, 2.7411751853122753e-07, 1, 0, 983039, 524288, 0, 0, 196608, 1998848, 0, 2) \
  ROW("ray-point-triangle-c2fe1beb", "i32 i64 f64", "leaves-i32", 2, 5.9604644775390625e-08, 2, 2, 5242879, -2, 0, -1, 10485758, 8388608, 0, 2) \
  ROW("ray-point-triangle-955d62e1", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 2, 1.709875764697851e-14, 1, 3, 1, -2.197713077496342e+19, 1, -2.199569492928679e+19, 6.080658292147749e+18, 1, -1.533117232328999e+19, 1) \
  ROW("ray-point-triangle-76f58cba", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2, 2.1262533444494428e-14, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, -4.5709045685962e+153, 1, 8.961133960783198e+153, 1) \
  ROW("ray-point-triangle-b668c4e0", "f64", "vanishes", 2, 9.349246523159214e-15, -1.71, 5e-324, 0.84, 0.12, 5e-324, 5e-324, 0.9, -0.3, 1.52, 5e-324) \
  ROW("ray-point-triangle-f210b5b8", "f64", "vanishes", 0.2857142857142857, 2.857142941731278e-07, -5e-324, -0.06, 0.17, 0.06, -5e-324, -5e-324, -0.05, 0.09999999999999999, -5e-324, 0.21)

/* x, y, x1, y1, x2, y2, x3, y3, x4, y4, dx, dy */
#define GRAZE_RAY_POINT_QUAD(ROW) \
  ROW("ray-point-quad-e432d57b", "i32 i64 f32 f64", "", 2, 2.842170943040401e-14, 0, 6, 1, 4, 1, 3, 1, 2, 2, 2, 0, 2) \
  ROW("ray-point-quad-ac3505c0", "i32 i64 f32 f64", "level other-winding", 2, 3.789561257387201e-14, 2, 1, 4, 6, 2, 6, 2, 7, 2, 8, 3, 0) \
  ROW("ray-point-quad-4c83d8e4", "i32 i64 f32 f64", "level", 2, 5.742052420329234e-15, 5, 1, 6, 3, 7, 6, 6, 6, 4, 1, 7, 7) \
  ROW("ray-point-quad-19c35de7", "i32 i64 f32 f64", "level", 2, 6.699061157050774e-15, 0, 0, 2, 1, 1, 3, 0, 3, 1, 0, -3, 3) \
  ROW("ray-point-quad-31e31cec", "i32 i64 f32 f64", "other-winding", 0.6666666666666666, 6.666666745494305e-07, -1, 0, 1, 3, 2, 3, 3, 2, 0, 2, 2, 3) \
  ROW("ray-point-quad-9139f9c3", "i32 i64 f32 f64", "level other-winding", 2, 1.797546735911271e-14, 4, 3, 2, 1, 0, 2, 3, 3, 3, 2, 3, -1) \
  ROW("ray-point-quad-cb9c2e5f", "i32 i64 f32 f64", "level", 0.6666666666666666, 6.666666846421339e-07, 5, 2, 2, 3, 1, 0, 3, 2, 3, 4, -3, 1) \
  ROW("ray-point-quad-d33dec38", "i32 i64 f32 f64", "other-winding", 2, 9.473903143468002e-15, 3, 5, 2, 3, 2, 2, 2, 1, 1, 3, 0, -6) \
  ROW("ray-point-quad-e1722ccd", "i32 i64 f32 f64", "level other-winding", 0.16666666666666666, 1.6666668561447295e-07, 3, 3, 2, 1, 2, 2, 4, 3, 6, 2, 0, -3) \
  ROW("ray-point-quad-e0c3e272", "i32 i64 f32 f64", "", 2, 7.105427357601002e-15, 4, 0, 3, 6, 1, 6, 2, 4, 3, 5, -8, 0) \
  ROW("ray-point-quad-289e3faf", "i32 i64 f32 f64", "level other-winding", 0.6, 6.000000227373675e-07, 8, 4, 5, 3, 3, 2, 3, 5, 5, 4, -5, 0) \
  ROW("ray-point-quad-ee1a39ad", "i32 i64 f32 f64", "level other-winding", 0.28571428571428575, 2.857143365565852e-07, 5, 6, 7, 8, 8, 8, 5, 3, 5, 5, 1, -2) \
  ROW("ray-point-quad-276f1f96", "i32 i64 f32 f64", "level other-winding", 2, 8.473716576417359e-15, 2, 3, 2, 2, 5, 1, 4, 0, 2, 1, -3, -6) \
  ROW("ray-point-quad-40919e2a", "i32 i64 f32 f64", "level other-winding", 0.5714285714285714, 5.714285795490598e-07, -2, 2, 3, -1, 2, 2, 3, 3, 4, 2, 7, 0) \
  ROW("ray-point-quad-bab4f5c8", "i32 i64 f32 f64", "level other-winding", 0.3333333333333333, 3.3333334003239443e-07, 4, 4, 2, 2, 1, 0, 0, 0, 2, 4, -6, -6) \
  ROW("ray-point-quad-e1d2c4c7", "i32 i64 f32 f64", "level other-winding", 0.14285714285714285, 1.4285715909811968e-07, 0, -1, 5, 4, 0, 0, -5, 4, 0, 8, 0, 7) \
  ROW("ray-point-quad-777d0a67", "i32 i64 f32 f64", "", 2, 9.094947017729283e-17, -6, -41, 6, -3, 7, -1, 6, 5, 5, 3, 0, 5000) \
  ROW("ray-point-quad-2660a163", "i32 i64 f32 f64", "", 0.003047619047619048, 3.0476191125829552e-09, 63, 0, 40, 4, 23, 11, 11, 6, 45, -8, -7000, 0) \
  ROW("ray-point-quad-fb20d2e6", "i32 i64 f32 f64", "leaves-i32", 2, 2.1951483599423977e-10, -75772, -60209, 1, 2, 3, 2, 3, 0, 1, 0, 3, 3) \
  ROW("ray-point-quad-f8701599", "i64 f64", "leaves-i32 leaves-i64", 2, 0.000014386124291718498, -3342627646, 7968833871, 1, 2, 3, 2, 3, 0, 1, 0, 3, 3) \
  ROW("ray-point-quad-76e2342b", "i32 i64 f64", "leaves-i32", 0.9545454545454545, 1.6474113743246593e-06, 2147483600, -21, 2147483600, 0, 2147483597, 0, 2147483596, 10, 2147483598, 12, -1, 22) \
  ROW("ray-point-quad-b210abc5", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 2, 1.6387369642520102e-14, -3.6587082844060254e+19, 1.631711869356789e+19, 1, 2, 3, 2, 3, 2.51984821410448e+19, 1, 2.51984821410448e+19, 3, 1.5996710010117685e+19) \
  ROW("ray-point-quad-2470d7b5", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2, 5.870247142032995e-14, -7.57284331214675e+153, -1.9587312392269284e+154, 2, 0, 3, 0, 3, 1.3011764602316756e+154, 2, 1.3011764602316756e+154, -3.245798787199965e+153, 2) \
  ROW("ray-point-quad-09d3c454", "f64", "vanishes", 2, 1.1842378929335002e-14, -1.35, 5e-324, 0.6, 0.29999999999999993, 0.54, 0.72, -0.3, 0.6, 5e-324, 5e-324, 1.2000000000000002, 5e-324) \
  ROW("ray-point-quad-108544b2", "f64", "vanishes", 0.2857142857142857, 2.857142941731278e-07, -5e-324, -0.06, 0.09, 0.11999999999999998, 0.17, 0.06, -5e-324, -5e-324, -0.05, 0.09999999999999999, -5e-324, 0.21)

/* a_cx, a_cy, a_r, b_cx, b_cy, b_r, dx, dy */
#define GRAZE_SWEEP_DISC_DISC(ROW) \
  ROW("sweep-disc-disc-4b54cafa", "i32 i64 f32 f64", "", 2, 1.8947806286936004e-14, 0, 4, 2, 0, 0, 1, 3, 0) \
  ROW("sweep-disc-disc-3501fd81", "i32 i64 f32 f64", "", 0.02859547920896832, 2.8595488682871463e-08, 1, 1, 2, 0, 4, 1, 0, 6) \
  ROW("sweep-disc-disc-cf7147b5", "i32 i64 f32 f64", "", 0.16794970566215633, 1.679497214276841e-07, 1, 0, 2, 4, 2, 1, 3, 2) \
  ROW("sweep-disc-disc-a591f483", "i32 i64 f32 f64", "", 0.1715728752538099, 1.7157293209722876e-07, 1, 4, 1, 0, 1, 2, 0, -1) \
  ROW("sweep-disc-disc-49a9b951", "i32 i64 f32 f64", "", 0.7090055512641945, 7.090055702120008e-07, -6, 0, 3, 0, 1, 1, 3, 0) \
  ROW("sweep-disc-disc-58576bee", "i32 i64 f32 f64", "", 2, 1.3398122314101549e-14, 1, 1, 1, 0, 4, 2, 3, -3) \
  ROW("sweep-disc-disc-adc856c0", "i32 i64 f32 f64", "", 2, 1.4210854715202004e-14, 4, 1, 2, 1, 4, 1, 0, -4) \
  ROW("sweep-disc-disc-cff145c2", "i32 i64 f32 f64", "", 0.75, 7.500000284217094e-07, 8, 1, 2, 0, 1, 3, -4, 0) \
  ROW("sweep-disc-disc-0d18125f", "i32 i64 f32 f64", "", 0.6464466094067263, 6.46446619455318e-07, 5, 0, 1, 1, 4, 1, -4, 4) \
  ROW("sweep-disc-disc-db7694d8", "i32 i64 f32 f64", "", 0.33589941132431267, 3.358994270898404e-07, 0, 6, 4, 4, 0, 2, 2, -3) \
  ROW("sweep-disc-disc-d4b5336b", "i32 i64 f32 f64", "", 2, 7.105427357601002e-15, 0, -7, 2, 3, 3, 1, 0, 8) \
  ROW("sweep-disc-disc-35b7e8b0", "i32 i64 f32 f64", "", 2, 8.87745056210213e-15, 2, -4, 1, 5, 5, 3, 4, 5) \
  ROW("sweep-disc-disc-5181e6e6", "i32 i64 f32 f64", "", 2, 1.378655412260815e-14, 1, 0, 1, 4, 0, 1, -1, -4) \
  ROW("sweep-disc-disc-cc109700", "i32 i64 f32 f64", "", 2, 1.797546735911271e-14, 0, 5, 2, 1, -1, 1, -1, 3) \
  ROW("sweep-disc-disc-5eda1662", "i32 i64 f32 f64", "", 0.08578643762690495, 8.578645772408842e-08, 3, 5, 3, 0, 2, 1, -2, -2) \
  ROW("sweep-disc-disc-f818e49b", "i32 i64 f32 f64", "", 2, 1.8947806286936004e-14, 2, -4, 4, 3, 6, 1, -3, 0) \
  ROW("sweep-disc-disc-a75a3127", "i32 i64 f32 f64", "", 2, 1.1368683772161604e-17, 6, 3, 4, -3, 0, 2, 0, -5000) \
  ROW("sweep-disc-disc-e3179de8", "i32 i64 f32 f64", "", 0.004875135187203873, 4.875135278109702e-09, -14, -61, 6, 6, -37, 1, 3000, 4003) \
  ROW("sweep-disc-disc-ab3ea504", "i32 i64 f64", "leaves-i32", 2, 7.62939453125e-06, 2147483634, -19, 21, 2147483627, 5, 3, 2, 0) \
  ROW("sweep-disc-disc-0d52d945", "i32 i64 f64", "leaves-i32", 0.9204250835135364, 1.3328247879054282e-06, 2147483585, 40, 10, 2147483577, -3, 2, 0, -37) \
  ROW("sweep-disc-disc-089cf772", "i64 f64", "leaves-i32 leaves-i64", 2, 5.082553850070636e-15, 3, 2, 2, 0, -4041631448, 2, 466237554, 5986249763) \
  ROW("sweep-disc-disc-376956e8", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2, 4.168461793116465e-14, 1, 3, 1, 2.2989617099463952e+154, 1, 1.9602041370830464e+154, -4.5709045685962e+153, 1) \
  ROW("sweep-disc-disc-7cf33df8", "f32 f64", "leaves-i32 vanishes", 0.500001006914763, 5.000010512803582e-07, 687865920, -1224736768, 1.401298464324817e-45, 100663288, -109051904, 1111490304, 0, 343932928) \
  ROW("sweep-disc-disc-1fb770bd", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 0.06296666500220466, 6.296669871817576e-08, 0, 5.04306670772614e+153, 2.456645631897531e+154, 2, -1.9879228163096735e+154, 2, 1, -5.651221195137249e+153) \
  ROW("sweep-disc-disc-614c309a", "f64", "vanishes", 2, 3.03164900590976e-14, 3456, 4864, 64, -1.5e-323, 256, 1856, -1152.0000000000002, -1536) \
  ROW("sweep-disc-disc-1971d171", "f64", "vanishes", 0.09680043383939324, 9.681172967707407e-08, -876.18, -5581.08, 3.57, -877.02, -5577.3, 5e-324, -4.56, 2.4)

/* x, y, w, h, cx, cy, r, dx, dy */
#define GRAZE_SWEEP_BOX_DISC(ROW) \
  ROW("sweep-box-disc-fec69556", "i32 i64 f32 f64", "", 2, 2.842170943040401e-14, 1, 4, 4, 1, 0, 1, 1, 0, 2) \
  ROW("sweep-box-disc-9836a873", "i32 i64 f32 f64", "", 2, 9.473903143468002e-15, 0, 3, 4, 1, 3, 0, 2, 6, 0) \
  ROW("sweep-box-disc-2a6159ec", "i32 i64 f32 f64", "", 2, 2.009718347115232e-14, 3, 3, 4, 3, 0, 0, 3, 2, 2) \
  ROW("sweep-box-disc-451e8849", "i32 i64 f32 f64", "", 0.2, 2.000000254211497e-07, 1, 3, 2, 5, 5, 2, 2, 2, 1) \
  ROW("sweep-box-disc-a1f03c09", "i32 i64 f32 f64", "", 2, 1.3398122314101549e-14, 0, 4, 2, 1, 1, 1, 1, 3, -3) \
  ROW("sweep-box-disc-071a8c6c", "i32 i64 f32 f64", "", 0.2, 2.0000001136868377e-07, -1, 1, 1, 1, 4, 1, 3, 5, 0) \
  ROW("sweep-box-disc-ea83113c", "i32 i64 f32 f64", "", 2, 5.6843418860808015e-14, 4, 4, 1, 1, 2, 2, 2, -1, 0) \
  ROW("sweep-box-disc-df5b2f7f", "i32 i64 f32 f64", "", 0.17712434446770473, 1.7712437288941415e-07, 4, 3, 3, 1, 1, 0, 4, 0, -2) \
  ROW("sweep-box-disc-639cfe84", "i32 i64 f32 f64", "", 2, 4.736951571734001e-15, 2, 3, 2, 3, 0, 2, 1, 0, -6) \
  ROW("sweep-box-disc-d7e7b1fe", "i32 i64 f32 f64", "", 0.5, 5.000000284217094e-07, 4, 3, 1, 3, 0, 3, 3, -2, 0) \
  ROW("sweep-box-disc-0606cdb0", "i32 i64 f32 f64", "", 0.25, 2.5000001271057486e-07, 6, 0, 2, 3, 2, 1, 3, -4, 2) \
  ROW("sweep-box-disc-399c6231", "i32 i64 f32 f64", "", 0.07038187266672276, 7.038188114043933e-08, 0, 5, 1, 3, 3, 1, 4, 3, -6) \
  ROW("sweep-box-disc-27e94f4f", "i32 i64 f32 f64", "", 0.125, 1.2500000710542735e-07, 4, -6, 3, 4, 4, 1, 2, 0, 8) \
  ROW("sweep-box-disc-db2f2eb0", "i32 i64 f32 f64", "", 2, 6.699061157050774e-15, 0, 2, 1, 1, 3, 0, 1, -3, -3) \
  ROW("sweep-box-disc-b7f58808", "i32 i64 f32 f64", "", 0.4452998037747709, 4.452998195402987e-07, 4, 2, 1, 1, 1, 0, 2, -3, -2) \
  ROW("sweep-box-disc-b6830a40", "i32 i64 f32 f64", "", 2, 1.797546735911271e-14, 9, 0, 2, 1, -3, 4, 3, -6, 2) \
  ROW("sweep-box-disc-2fd699e5", "i32 i64 f32 f64", "no-extent", 2, 5.6843418860808015e-14, 3, 2, 2, 1, 0, 4, 0, 1, 0) \
  ROW("sweep-box-disc-0aa8280d", "i32 i64 f32 f64", "", 2, 1.1368683772161604e-17, -3, 5, 2, 1, 6, -2, 4, 0, -5000) \
  ROW("sweep-box-disc-c2e76a54", "i32 i64 f32 f64", "", 0.001, 1.0000000422105774e-09, 2, 17, 13, 2, 13, 6, 6, 2004, -5000) \
  ROW("sweep-box-disc-cc9d7210", "i32 i64 f32 f64", "leaves-i32", 2, 2.9451005721170263e-10, 88402, 4077, 2, 2, 88405, 4068, 4, 1, -3) \
  ROW("sweep-box-disc-e200f0c7", "i32 i64 f64", "leaves-i32", 0.375, 2.0809844799040143e-06, -14, 31, 2147483646, 9, -5, 15, 13, 4, -8) \
  ROW("sweep-box-disc-16ea56bd", "i32 i64 f64", "leaves-i32", 2, 7.62939453125e-06, 2147483627, 5, 32, 4, -2147483630, -20, 25, 2, 0) \
  ROW("sweep-box-disc-fdd966f0", "i64 f64", "leaves-i32 leaves-i64", 2, 0.00015440808887540915, 37769876282, 32736, 2, 2, 37769876285, 32727, 4, 1, -3) \
  ROW("sweep-box-disc-fc73f0c3", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 2, 2.159516790533888e-14, 0, 1.7512761722471973e+19, 3.348254249380217e+18, 3, 5.628241692910944e+18, 1, 1, 6.069505945707217e+18, 1) \
  ROW("sweep-box-disc-9c22dfd9", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2, 1.657455140030136e-14, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1) \
  ROW("sweep-box-disc-e40a2d6e", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64 vanishes", 0.4285714285714314, 4.285714805425572e-07, 1e-323, -3.2875849384677327e+209, 1.315033975387094e+210, 6.575169876935466e+210, -4.602618913854829e+211, 5.9505287386265975e+211, 6.673797425089498e+211, 0, 1.1506547284637067e+211) \
  ROW("sweep-box-disc-03201736", "f64", "vanishes", 0.857142857142857, 8.571428677492091e-07, 576.0000000000005, -9376, 128, 272, 8384, 1712, 7808, -2e-323, 10976) \
  ROW("sweep-box-disc-77aa3da7", "f64", "vanishes", 2, 3.740852243796106e-12, -3658.0700000000006, 3384.16, 2.23, 0.04, -3642.4, 3364.57, 15.6, 5e-324, -7.78)

/* cx, cy, r, x, y, w, h, dx, dy */
#define GRAZE_SWEEP_DISC_BOX(ROW) \
  ROW("sweep-disc-box-07e779f6", "i32 i64 f32 f64", "", 2, 2.842170943040401e-14, 0, 1, 1, 1, 4, 4, 1, 0, 2) \
  ROW("sweep-disc-box-a1813422", "i32 i64 f32 f64", "", 0.3169872981077807, 3.1698730521320804e-07, 0, 0, 2, 3, 1, 1, 3, 4, 0) \
  ROW("sweep-disc-box-78020a9c", "i32 i64 f32 f64", "", 0.4452998037747709, 4.452998195402987e-07, 1, 0, 2, 4, 2, 1, 1, 3, 2) \
  ROW("sweep-disc-box-a0f103cf", "i32 i64 f32 f64", "level", 0.16666666666666666, 1.6666667614056978e-07, 1, 1, 2, 0, 4, 1, 4, 0, 6) \
  ROW("sweep-disc-box-cf675b33", "i32 i64 f32 f64", "", 2, 9.473903143468002e-15, 1, 0, 2, 2, 3, 4, 1, 6, 0) \
  ROW("sweep-disc-box-60fd625e", "i32 i64 f32 f64", "", 2, 2.009718347115232e-14, 0, 4, 3, 4, 0, 3, 2, 2, 2) \
  ROW("sweep-disc-box-c590f921", "i32 i64 f32 f64", "", 2, 1.3398122314101549e-14, 1, 1, 1, 0, 4, 2, 1, 3, -3) \
  ROW("sweep-disc-box-ddb466c4", "i32 i64 f32 f64", "", 2, 4.736951571734001e-15, 0, 2, 1, 2, 3, 2, 3, 0, -6) \
  ROW("sweep-disc-box-f45c59e9", "i32 i64 f32 f64", "level", 0.75, 7.500000284217094e-07, 8, 1, 2, 0, 1, 3, 1, -4, 0) \
  ROW("sweep-disc-box-466290d2", "i32 i64 f32 f64", "level", 0.5, 5.000000127105748e-07, 0, 3, 2, 4, 2, 3, 1, 4, -2) \
  ROW("sweep-disc-box-90d8955f", "i32 i64 f32 f64", "", 0.75, 7.500000100485918e-07, 5, 0, 1, 1, 4, 1, 2, -4, 4) \
  ROW("sweep-disc-box-cba667bc", "i32 i64 f32 f64", "", 2, 6.699061157050774e-15, 0, 2, 3, 3, 3, 3, 3, -3, 3) \
  ROW("sweep-disc-box-75ec02f6", "i32 i64 f32 f64", "", 2, 1.1368683772161604e-14, 1, 3, 2, 3, 4, 4, 3, -5, 0) \
  ROW("sweep-disc-box-667067a0", "i32 i64 f32 f64", "", 2, 6.699061157050774e-15, 3, 0, 1, 0, 2, 1, 1, -3, -3) \
  ROW("sweep-disc-box-c5a12906", "i32 i64 f32 f64", "", 0.5, 5.000000142108547e-07, 2, 2, 1, 1, -2, 2, 2, 0, -2) \
  ROW("sweep-disc-box-927f0084", "i32 i64 f32 f64", "", 0.3333333333333333, 3.3333336012957793e-07, 6, 8, 3, 2, 2, 3, 2, -3, -3) \
  ROW("sweep-disc-box-890f2966", "i32 i64 f32 f64", "", 2, 1.1368683772161604e-17, 6, 3, 4, -3, 0, 2, 1, 0, -5000) \
  ROW("sweep-disc-box-3651af91", "i32 i64 f32 f64", "", 0.003625, 3.6250000315310556e-09, -58, -46, 5, -26, -12, 36, 11, 12000, 8000) \
  ROW("sweep-disc-box-eb9eed28", "i32 i64 f32 f64", "leaves-i32", 2, 2.9451005721170263e-10, 88407, 4062, 4, 88404, 4071, 2, 2, -1, 3) \
  ROW("sweep-disc-box-d232a42a", "i32 i64 f64", "leaves-i32", 2, 3.0517578125e-06, 9, -7, 4, 9, 9, 2147483647, 4, 3, 4) \
  ROW("sweep-disc-box-c1e09f14", "i32 i64 f64", "leaves-i32", 0.9827586206896551, 1.2458411907327586e-06, 2147483589, 79, 10, 2147483577, -3, 6, 17, 0, -58) \
  ROW("sweep-disc-box-e8d45777", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 2, 3.749784594517917e-15, 3, 2, 2, 0, 1.1182012363760992e+19, 2, 4.0962129770934436e+18, -3.4954541173277983e+19, 3) \
  ROW("sweep-disc-box-28ee9381", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2, 5.761954060341978e-15, 3, 2, 2, 0, -1.2066665371398827e+154, 2, 2.1411639064415348e+153, 1.6534009864219487e+154, 3) \
  ROW("sweep-disc-box-5261fdea", "f64", "vanishes", 2, 2.2737367544323206e-13, -54.00000762939453, -63, 73, -2, -8, 2.25, 3.75, 4, 4.203895392974451e-45) \
  ROW("sweep-disc-box-8aad567f", "f64", "vanishes", 0.5758017492711369, 5.758017598774891e-07, 8384, -7696, 7808, 576.0000000000005, 32, 128, 272, -2e-323, 10976)

/* a_x, a_y, a_w, a_h, b_x, b_y, b_w, b_h, dx, dy */
#define GRAZE_SWEEP_BOX_BOX(ROW) \
  ROW("sweep-box-box-845d11fe", "i32 i64 f32 f64", "", 0.5, 5.000000142108547e-07, 0, 0, 1, 1, 2, 0, 1, 1, 2, 0) \
  ROW("sweep-box-box-92092c3b", "i32 i64 f32 f64", "", 2, 1.4210854715202004e-14, 0, 0, 1, 1, 2, 3, 1, 1, 2, 0) \
  ROW("sweep-box-box-49582985", "i32 i64 f32 f64", "", 0.5, 5.000000157655278e-07, 1, 0, 2, 1, 4, 2, 1, 1, 3, 2) \
  ROW("sweep-box-box-ac224c17", "i32 i64 f32 f64", "", 2, 1.8947806286936004e-14, 1, 4, 1, 1, 1, 0, 3, 3, 0, 3) \
  ROW("sweep-box-box-42f53149", "i32 i64 f32 f64", "", 2, 7.882763899050774e-15, 3, 0, 2, 1, 2, 3, 2, 3, 2, 3) \
  ROW("sweep-box-box-b39b9fc1", "i32 i64 f32 f64", "", 0.3333333333333333, 3.3333335130880064e-07, 1, 0, 4, 1, 1, 2, 2, 1, -1, 3) \
  ROW("sweep-box-box-e2882329", "i32 i64 f32 f64", "", 2, 2.009718347115232e-14, 3, 3, 2, 1, 3, 0, 1, 1, 1, -1) \
  ROW("sweep-box-box-4a91b3a2", "i32 i64 f32 f64", "", 2, 2.842170943040401e-14, 4, 2, 3, 4, 2, 0, 1, 1, -2, 0) \
  ROW("sweep-box-box-0e924fe1", "i32 i64 f32 f64", "", 0.6666666666666666, 6.666666856144729e-07, 3, 3, 2, 4, 3, 0, 3, 1, 0, -3) \
  ROW("sweep-box-box-72164355", "i32 i64 f32 f64", "", 2, 1.4210854715202004e-14, 4, 1, 2, 1, 1, 4, 1, 4, 0, -4) \
  ROW("sweep-box-box-652ad17f", "i32 i64 f32 f64", "", 0.5, 5.000000127105748e-07, 0, 3, 2, 3, 4, 2, 3, 1, 4, -2) \
  ROW("sweep-box-box-c32fb58f", "i32 i64 f32 f64", "", 0.75, 7.500000142108547e-07, 5, 4, 3, 3, 1, 4, 1, 1, -4, 0) \
  ROW("sweep-box-box-5378de24", "i32 i64 f32 f64", "", 0.13333333333333333, 1.333333371228946e-07, 0, 0, 4, 2, 0, 4, 1, 3, 0, 15) \
  ROW("sweep-box-box-c1b46df8", "i32 i64 f32 f64", "", 2, 1.378655412260815e-14, 1, 0, 1, 1, 4, 0, 1, 3, -1, -4) \
  ROW("sweep-box-box-82537800", "i32 i64 f32 f64", "", 2, 1.1368683772161604e-14, 7, -1, 3, 2, 0, 0, 2, 2, -3, 4) \
  ROW("sweep-box-box-ff2986af", "i32 i64 f32 f64", "", 0.6666666666666666, 6.666666800647889e-07, 4, 4, 2, 1, 3, 1, 3, 1, -3, -3) \
  ROW("sweep-box-box-264a84a6", "i32 i64 f32 f64", "no-extent", 2, 9.473903143468002e-15, 3, 0, 1, 1, 1, 0, 1, 0, 3, 0) \
  ROW("sweep-box-box-3c963099", "i32 i64 f32 f64", "no-extent", 0.6666666666666666, 6.666666745494305e-07, 0, 0, 0, 1, 2, 2, 0, 1, 3, 2) \
  ROW("sweep-box-box-15282f16", "i32 i64 f32 f64", "", 2, 1.1368683772161604e-17, 6, 3, 4, 2, -3, 0, 2, 1, 0, -5000) \
  ROW("sweep-box-box-429d3783", "i32 i64 f32 f64", "", 0.004571428571428572, 4.571428599630805e-09, 9, -6, 14, 5, -9, 31, 5, 19, -4000, 7000) \
  ROW("sweep-box-box-5e088333", "i32 i64 f64", "leaves-i32", 2, 1.6084175924521786e-06, -11, -7, 18, 3, 9, 9, 2147483647, 4, 3, 9) \
  ROW("sweep-box-box-d6b5a045", "i32 i64 f64", "leaves-i32", 0.3888888888888889, 1.147104213290673e-06, 8, -34, 2147483647, 1, 8, -26, 8, 21, 9, 18) \
  ROW("sweep-box-box-a40134f1", "i32 i64 f64", "leaves-i32", 2, 4.76837158203125e-07, 2147483567, 9, 33, 29, 2147483627, 4, 32, 2, 32, 0) \
  ROW("sweep-box-box-ed974298", "f32 f64", "leaves-i32 leaves-i64", 0.3670565881731933, 3.6705661044770513e-07, 1, 2, 8.270785399119413e+18, 3, -8.044377263262663e+18, -4.3198110361075057e+18, 2.4826106140019393e+19, 1, 0, -1.1768787634644582e+19) \
  ROW("sweep-box-box-891852b3", "f64", "", 2, 1.8947806286936e-14, -9.875, 1.3749999999999991, 0.7500000000000002, 1.125, -2.125, -0.375, 2.125, 1.75, 6.000000000000002, 2e-323) \
  ROW("sweep-box-box-853cf317", "f64", "", 0.16666666666666632, 1.6666667749398417e-07, -2495.999999999999, 2751.999999999998, 960, 63.99999999999999, -1088, 2112, 896, 704, 2688, -1e-323)

/* cx, cy, r, x1, y1, x2, y2, x3, y3, dx, dy */
#define GRAZE_SWEEP_DISC_TRIANGLE(ROW) \
  ROW("sweep-disc-triangle-9206b206", "i32 i64 f32 f64", "other-winding", 0.2928932188134525, 2.9289323891063593e-07, 0, 0, 2, 4, 4, 3, 2, 2, 2, 2, 2) \
  ROW("sweep-disc-triangle-c91a4147", "i32 i64 f32 f64", "level other-winding", 2, 1.4210854715202004e-14, 0, -3, 1, 2, 0, 0, 1, 0, 2, 0, 2) \
  ROW("sweep-disc-triangle-ddd7f642", "i32 i64 f32 f64", "level", 0.4, 4.0000001136868376e-07, 0, 4, 1, 0, 1, 1, 0, 1, 1, 0, -5) \
  ROW("sweep-disc-triangle-9cb82155", "i32 i64 f32 f64", "level other-winding", 0.5879773408334035, 5.879773597812098e-07, 0, 1, 2, 3, -1, 4, 1, 4, 0, 3, 0) \
  ROW("sweep-disc-triangle-05693aa9", "i32 i64 f32 f64", "level other-winding", 0.5, 5.000000142108547e-07, 1, -4, 3, 1, 1, 0, 2, 1, 4, 0, 4) \
  ROW("sweep-disc-triangle-050fbe1d", "i32 i64 f32 f64", "level", 2, 1.4210854715202004e-14, -6, 0, 3, 3, 0, 5, 2, 4, 2, 4, 0) \
  ROW("sweep-disc-triangle-bc97d65c", "i32 i64 f32 f64", "level", 2, 6.355287432313019e-15, 3, -1, 1, 3, 5, 1, 4, 5, 3, 8, 4) \
  ROW("sweep-disc-triangle-2365abf2", "i32 i64 f32 f64", "level other-winding", 0.06698729810778069, 6.698730521320804e-08, 3, 3, 2, 0, 0, -1, 3, 1, 2, -4, 0) \
  ROW("sweep-disc-triangle-bb71c4bd", "i32 i64 f32 f64", "level", 2, 2.842170943040401e-14, 6, 2, 2, 0, 2, 0, 3, -1, 2, -2, 0) \
  ROW("sweep-disc-triangle-b7836096", "i32 i64 f32 f64", "", 2, 1.2710574864626037e-14, -1, 2, 1, 3, 3, 1, 5, 0, 3, -4, 2) \
  ROW("sweep-disc-triangle-e7e592ab", "i32 i64 f32 f64", "other-winding", 2, 8.473716576417359e-15, 1, 0, 2, -1, 2, 0, 4, 2, 5, 6, -3) \
  ROW("sweep-disc-triangle-db1256bd", "i32 i64 f32 f64", "level", 0.09763107293781749, 9.76310863359398e-08, 5, 4, 1, 4, 3, 1, 4, 2, 2, -3, -3) \
  ROW("sweep-disc-triangle-d592367c", "i32 i64 f32 f64", "other-winding", 0.11715728752538099, 1.1715729556425437e-07, 6, -1, 2, 4, 1, 2, 2, 2, 3, -5, 5) \
  ROW("sweep-disc-triangle-422c684f", "i32 i64 f32 f64", "other-winding", 2, 1.8947806286936004e-14, -3, 9, 2, 5, 3, 4, 0, 1, 3, 0, -6) \
  ROW("sweep-disc-triangle-2048e753", "i32 i64 f32 f64", "", 2, 8.987733679556355e-15, 7, -2, 4, 1, 1, 3, 1, 3, 5, -6, -2) \
  ROW("sweep-disc-triangle-95a6a2a3", "i32 i64 f32 f64", "other-winding", 0.4, 4.0000002273736755e-07, 5, 11, 3, 11, 3, 4, 4, 8, 7, 3, -4) \
  ROW("sweep-disc-triangle-aa881225", "i32 i64 f32 f64", "level no-extent", 2, 2.842170943040401e-14, 1, 6, 1, 1, 0, 1, 1, 1, 2, 0, 2) \
  ROW("sweep-disc-triangle-4e571144", "i32 i64 f32 f64", "", 2, 5.684341886080802e-17, -1, -16, 1, 10, 24, 39, 26, 41, -3, 0, 8000) \
  ROW("sweep-disc-triangle-10914134", "i32 i64 f32 f64", "", 0.006, 6.0000000564044665e-09, 6, -48, 15, 5, 32, 12, 9, -10, 40, -1000, 8000) \
  ROW("sweep-disc-triangle-298080b0", "i32 i64 f32 f64", "leaves-i32", 2, 2.939085343044537e-15, 3, 2, 2, 0, 28214, 2, 8817, -24118, 3, -6094, -78984) \
  ROW("sweep-disc-triangle-4d92c82d", "i32 i64 f64", "leaves-i32", 0.9155970097550349, 1.6084629295342398e-06, 2147483600, -21, 3, 2147483600, 2, 2147483602, 3, 2147483600, 13, -1, 22) \
  ROW("sweep-disc-triangle-e33c5b0c", "i32 i64 f64", "leaves-i32", 2, 1.8926198515199046e-06, -2147483635, 34, 1, -2147483647, 39, 2147483631, 43, 2147483631, 38, -8, 1) \
  ROW("sweep-disc-triangle-bf4d0e0d", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 2, 1.6410056674402046e-14, 0, 1.7512761722471973e+19, 3.348254249380217e+18, 3, 5.628241692910944e+18, 1, 1, 6.069505945707217e+18, 1, 3, 7.987297216618299e+18) \
  ROW("sweep-disc-triangle-93df75df", "f64", "leaves-i32 leaves-i64 leaves-f32 leaves-f64", 2, 1.4310570560802883e-14, 0, 1.335906545878026e+154, 2.710948869147254e+153, 3, 3.5196022868426134e+153, 1, 1, -5.7478602569685e+153, 1, 3, -6.657191260550889e+153) \
  ROW("sweep-disc-triangle-cdf0492c", "f64", "vanishes", 0.6000000000000001, 6.000000063062112e-07, -24, -36, 12, 12, -2e-323, 20, -4, 20, 4, 40, 60) \
  ROW("sweep-disc-triangle-0d96319b", "f64", "vanishes", 2, 2.5376526277146433e-14, -0.7, -5e-324, 0.5200000000000001, 0.48, 0.2, 1.25, 0.38, 0.6699999999999999, 0.42, 0.56, -5e-324)

/* x, y, w, h, x1, y1, x2, y2, x3, y3, dx, dy */
#define GRAZE_SWEEP_BOX_TRIANGLE(ROW) \
  ROW("sweep-box-triangle-5f699efe", "i32 i64 f32 f64", "", 2, 1.8947806286936004e-14, 4, 5, 2, 1, 2, 7, 1, 3, 4, 3, 0, 3) \
  ROW("sweep-box-triangle-d95ee961", "i32 i64 f32 f64", "other-winding", 2, 2.2737367544323207e-14, 0, 6, 7, 8, 4, 4, 7, 5, 5, 3, 5, 0) \
  ROW("sweep-box-triangle-01e4712c", "i32 i64 f32 f64", "other-winding", 0.3333333333333333, 3.333333490988611e-07, 0, -2, 6, 1, 2, 1, 1, 0, 2, 2, 2, 3) \
  ROW("sweep-box-triangle-a027fbdf", "i32 i64 f32 f64", "other-winding", 2, 4.019436694230464e-14, -1, 5, 4, 4, 0, 4, 1, 4, 1, 3, 1, 1) \
  ROW("sweep-box-triangle-611be7f8", "i32 i64 f32 f64", "", 0.875, 8.750000142108547e-07, 0, 8, 4, 2, 2, 1, 1, 0, 3, 1, 0, -8) \
  ROW("sweep-box-triangle-906ad488", "i32 i64 f32 f64", "other-winding", 0.625, 6.250000071054273e-07, 1, -4, 2, 1, 4, 1, 2, 3, 4, 2, 0, 8) \
  ROW("sweep-box-triangle-a42b2166", "i32 i64 f32 f64", "", 2, 1.3398122314101549e-14, 3, 4, 6, 1, 2, 2, 2, 1, 4, 1, 3, -3) \
  ROW("sweep-box-triangle-8c938fa5", "i32 i64 f32 f64", "other-winding", 2, 5.6843418860808015e-14, 3, 3, 1, 5, 3, 1, 6, 3, 6, 1, 0, -1) \
  ROW("sweep-box-triangle-6b0a3598", "i32 i64 f32 f64", "", 2, 1.3398122314101549e-14, -4, 3, 5, 5, 2, 0, 1, 2, 0, 1, -3, 3) \
  ROW("sweep-box-triangle-93039e77", "i32 i64 f32 f64", "other-winding", 0.5, 5.000000179754673e-07, 5, -1, 4, 2, 3, 5, 5, 3, 4, 2, -1, 3) \
  ROW("sweep-box-triangle-b28ed366", "i32 i64 f32 f64", "other-winding", 0.4444444444444444, 4.4444445043626683e-07, 2, 4, 7, 3, 2, -2, 2, 0, 5, 0, 3, -9) \
  ROW("sweep-box-triangle-4928aa8e", "i32 i64 f32 f64", "other-winding", 0.5, 5.000000081204884e-07, -8, 1, 1, 4, 2, 3, 2, 2, 0, 4, 14, 0) \
  ROW("sweep-box-triangle-428ea9e1", "i32 i64 f32 f64", "", 2, 3.15310555962031e-14, 9, 8, 1, 2, 3, 4, 3, 5, 0, 2, -3, -2) \
  ROW("sweep-box-triangle-bb7b7f04", "i32 i64 f32 f64", "other-winding", 2, 1.8947806286936004e-14, -1, 2, 4, 4, 4, 4, 7, 5, 7, 4, -3, 0) \
  ROW("sweep-box-triangle-375d2c22", "i32 i64 f32 f64", "other-winding", 0.375, 3.7500001004859173e-07, 5, 5, 4, 6, 2, 6, 0, 5, 0, 8, -8, -8) \
  ROW("sweep-box-triangle-753944d6", "i32 i64 f32 f64", "other-winding", 0.6222222222222222, 6.222222298013447e-07, 8, 2, 5, 2, 8, 11, -4, 2, -7, 6, -15, 0) \
  ROW("sweep-box-triangle-43b3fbbd", "i32 i64 f32 f64", "", 2, 9.094947017729283e-17, -6, -45, 1, 4, 8, 3, 4, 5, 4, 3, 0, 5000) \
  ROW("sweep-box-triangle-33321d1e", "i32 i64 f32 f64", "", 0.004, 4.000000090949471e-09, 20, 0, 16, 21, 0, 10, -1, 48, -39, 47, -5000, 0) \
  ROW("sweep-box-triangle-6dbe6dcc", "i32 i64 f64", "leaves-i32", 2, 5.391428019238078e-07, 16, 11, 27, 2147483646, 27, -2, 27, -3, 31, 3, -24, -15) \
  ROW("sweep-box-triangle-e0a84d18", "i32 i64 f64", "leaves-i32", 0.8125, 1.553532304654895e-06, 6, 11, 2147483646, 2147483647, -3, -3, -2, -4, -3, -1, -10, -18) \
  ROW("sweep-box-triangle-0dd4b615", "i64 f64", "leaves-i32 leaves-i64", 2, 5.214585313212652e-06, 5355061604, 1998, 34, 31, 5355061596, 2017, 5355061588, 2039, 5355061596, 2019, -4, 11) \
  ROW("sweep-box-triangle-70b03db1", "f32 f64", "leaves-i32 vanishes", 2, 3.248195584740508e-14, 1048576, -10485759, 38797312, 36700160, 1.401298464324817e-45, 0, -14680064, -48234496, -31457278, -16777216, 0, 14680063) \
  ROW("sweep-box-triangle-776960fd", "f32 f64", "leaves-i32 leaves-i64 leaves-f32", 2, 4.071472669621086e-14, 0, 7.904817351860683e+18, 1, 2.413747431096189e+18, 6.337044062779998e+18, 0, 9.40208555732186e+18, 0, 0, 3.7630812948424294e+18, -3.219277412273488e+18, 0) \
  ROW("sweep-box-triangle-764aa89e", "f64", "vanishes", 2, 5.6843418860808015e-14, -1.5e-323, -128, 320, 64, -1.5e-323, 64, -128, -128, -256, -64, -1.5e-323, 64) \
  ROW("sweep-box-triangle-96abd082", "f64", "vanishes", 0.5, 5.000001970690974e-07, 0.02, 0.03, 0.25, 1.89, -5e-324, -5e-324, -0.01, -5e-324, -0.01, -0.09, -0.04, -0.05999999999999999)

/* cx, cy, r, x1, y1, x2, y2, x3, y3, x4, y4, dx, dy */
#define GRAZE_SWEEP_DISC_QUAD(ROW) \
  ROW("sweep-disc-quad-6150fec2", "i32 i64 f32 f64", "other-winding", 0.10557280900008413, 1.0557283442123386e-07, 0, 1, 2, 4, 3, 3, 2, 2, 2, 4, 4, 2, 1) \
  ROW("sweep-disc-quad-872b085d", "i32 i64 f32 f64", "level other-winding", 2, 1.4210854715202004e-14, 0, -3, 1, 2, 0, 1, 0, 0, 1, 0, 2, 0, 2) \
  ROW("sweep-disc-quad-14471b6d", "i32 i64 f32 f64", "other-winding", 2, 8.987733679556355e-15, 0, 0, 1, 1, 2, 2, 3, 2, 1, 1, 1, 1, -3) \
  ROW("sweep-disc-quad-52a5b4b5", "i32 i64 f32 f64", "level other-winding", 0.5, 5.000000284217094e-07, -1, 0, 1, 4, 3, 5, 0, 1, 0, 2, 3, 2, 0) \
  ROW("sweep-disc-quad-1c0fa0d0", "i32 i64 f32 f64", "level other-winding", 0.3333333333333333, 3.3333335228113957e-07, 1, -2, 2, 1, 4, 3, 3, 1, 1, 0, 2, 0, 3) \
  ROW("sweep-disc-quad-0b629590", "i32 i64 f32 f64", "level", 0.3243179077684234, 3.2431791724232654e-07, 5, 0, 1, 1, 1, 2, 0, 3, 3, 2, 3, -6, 0) \
  ROW("sweep-disc-quad-f201a029", "i32 i64 f32 f64", "level", 0.6666666666666666, 6.666666856144729e-07, 1, 9, 2, 1, 0, 3, 2, 1, 3, 0, 2, 0, -6) \
  ROW("sweep-disc-quad-75b87681", "i32 i64 f32 f64", "level other-winding", 2, 1.6240976817373718e-14, -8, 4, 1, 1, 4, 2, 4, 3, 4, 1, 3, 7, 0) \
  ROW("sweep-disc-quad-1d5e41d9", "i32 i64 f32 f64", "level", 2, 6.355287432313019e-15, 3, -1, 1, 5, 3, 3, 5, 1, 4, 3, 3, 8, 4) \
  ROW("sweep-disc-quad-3e69496a", "i32 i64 f32 f64", "", 2, 1.2710574864626037e-14, -1, 2, 1, 3, 3, 3, 4, 1, 5, 0, 3, -4, 2) \
  ROW("sweep-disc-quad-6664e8d9", "i32 i64 f32 f64", "other-winding", 0.17312505083781013, 1.7312505931152669e-07, 4, -3, 3, 2, 3, 3, 4, 3, 1, 2, 2, -3, 6) \
  ROW("sweep-disc-quad-5106b454", "i32 i64 f32 f64", "other-winding", 2, 1.1368683772161603e-13, 6, 2, 3, 3, 5, -1, 3, 1, 9, 3, 7, -1, 0) \
  ROW("sweep-disc-quad-687ee2d0", "i32 i64 f32 f64", "level other-winding", 0.0325436909792725, 3.254369544531327e-08, 4, 4, 1, 4, 2, 4, 1, 3, 1, 3, 3, -9, -9) \
  ROW("sweep-disc-quad-aa7c46fe", "i32 i64 f32 f64", "level", 0.6837722339831621, 6.837722519586294e-07, -1, 5, 1, -1, 0, 1, 0, 1, 1, 0, 2, 1, -3) \
  ROW("sweep-disc-quad-ef5a3c15", "i32 i64 f32 f64", "level other-winding", 2, 8.473716576417359e-15, -4, 1, 3, 5, 4, 2, 1, 1, 1, 2, 3, -3, -6) \
  ROW("sweep-disc-quad-01f7997e", "i32 i64 f32 f64", "", 2, 1.8947806286936004e-14, 5, 7, 4, 1, -2, 2, -2, 3, -1, 1, 1, 0, -3) \
  ROW("sweep-disc-quad-ba91e2aa", "i32 i64 f32 f64", "", 2, 5.684341886080802e-17, -1, -16, 1, 10, 24, 39, 26, 41, -3, 12, -5, 0, 8000) \
  ROW("sweep-disc-quad-697ac1e7", "i32 i64 f32 f64", "", 0.008, 8.000000077988528e-09, -24, -40, 5, 7, 14, 15, 9, 11, -1, 3, 4, 3000, 5000) \
  ROW("sweep-disc-quad-a2c8d690", "i32 i64 f64", "leaves-i32", 2, 0.0000152587890625, 0, -1121593045, 1, 492377159, 1073933353, 0, 1073933353, 0, 0, 492377159, 0, 0, 1) \
  ROW("sweep-disc-quad-d15ce0c5", "i32 i64 f64", "leaves-i32", 0.9329166220315406, 1.4587692196844163e-06, 2147483608, -30, 8, 2147483608, 5, 2147483606, 6, 2147483604, 16, 2147483608, 16, -1, 29) \
  ROW("sweep-disc-quad-de966c54", "i64 f64", "leaves-i32 leaves-i64", 2, 4.2000976309799276e-14, 346665029, 459209046, 478618259, 0, -3814409188, 1, -3814409188, 1, 3, 0, 3, 726592113, 0) \
  ROW("sweep-disc-quad-3f6152dc", "f64", "vanishes", 0.6000000000000001, 6.000000063062112e-07, -24, -36, 12, 12, -2e-323, 12, -4, 20, -8, 20, -2e-323, 40, 60) \
  ROW("sweep-disc-quad-4f46df48", "f64", "vanishes", 2, 1.1102230246251565e-14, -0.35999999999999993, 5e-324, 0.06, 5e-324, 0.06, 0.04, 0.09, 0.04, 0.06, 0.02, 0.06, 0.32, 5e-324)

/* x, y, w, h, x1, y1, x2, y2, x3, y3, x4, y4, dx, dy */
#define GRAZE_SWEEP_BOX_QUAD(ROW) \
  ROW("sweep-box-quad-b43f5485", "i32 i64 f32 f64", "", 2, 1.797546735911271e-14, 1, 5, 2, 5, 3, 4, 2, 4, 1, 3, 1, 2, 3, 1) \
  ROW("sweep-box-quad-7d63d32d", "i32 i64 f32 f64", "other-winding", 2, 1.1368683772161603e-13, 1, 0, 1, 8, 3, 5, 3, 7, 3, 9, 7, 7, 0, 1) \
  ROW("sweep-box-quad-3da792a9", "i32 i64 f32 f64", "other-winding", 2, 2.2737367544323207e-14, 0, 6, 7, 8, 4, 4, 7, 5, 6, 3, 5, 3, 5, 0) \
  ROW("sweep-box-quad-6c5fd2df", "i32 i64 f32 f64", "other-winding", 0.3333333333333333, 3.333333490988611e-07, 0, -2, 6, 1, 2, 1, 2, 0, 1, 0, 2, 2, 2, 3) \
  ROW("sweep-box-quad-a29b6fee", "i32 i64 f32 f64", "", 0.875, 8.750000142108547e-07, 0, 8, 4, 2, 3, 1, 2, 1, 1, 0, 3, 0, 0, -8) \
  ROW("sweep-box-quad-159f381d", "i32 i64 f32 f64", "", 2, 4.019436694230464e-14, 2, 5, 5, 3, 2, 3, 2, 4, 0, 5, 1, 2, 1, -1) \
  ROW("sweep-box-quad-fd5f7971", "i32 i64 f32 f64", "other-winding", 0.625, 6.250000071054273e-07, 1, -4, 2, 1, 4, 1, 2, 3, 3, 3, 4, 2, 0, 8) \
  ROW("sweep-box-quad-0890367b", "i32 i64 f32 f64", "other-winding", 2, 5.6843418860808015e-14, 6, 5, 1, 5, 6, 3, 7, 3, 6, 1, 3, 1, 0, -1) \
  ROW("sweep-box-quad-913d2e5c", "i32 i64 f32 f64", "other-winding", 0.5, 5.000000071054273e-07, -7, 0, 3, 6, 1, -1, 0, 2, 1, 1, 2, 0, 8, 0) \
  ROW("sweep-box-quad-e01a67cd", "i32 i64 f32 f64", "", 2, 1.6240976817373718e-14, 8, 1, 1, 3, 0, 4, -2, 2, 0, 2, 0, 3, -7, 0) \
  ROW("sweep-box-quad-5e7f75f1", "i32 i64 f32 f64", "other-winding", 0.75, 7.500000100485918e-07, -1, 5, 5, 6, 4, 1, 3, 1, 2, 1, 4, 2, 4, -4) \
  ROW("sweep-box-quad-d9afdb2a", "i32 i64 f32 f64", "other-winding", 0.375, 3.7500001004859173e-07, 5, 5, 4, 6, 2, 6, 0, 5, 0, 8, 2, 7, -8, -8) \
  ROW("sweep-box-quad-36c36a69", "i32 i64 f32 f64", "other-winding", 2, 1.378655412260815e-14, 3, -2, 1, 4, 0, 2, 1, 2, 1, 0, 0, 1, -1, -4) \
  ROW("sweep-box-quad-ce39e168", "i32 i64 f32 f64", "", 2, 4.019436694230464e-14, -6, -2, 7, 2, 1, 2, 2, 0, 3, 0, 2, 4, -1, 1) \
  ROW("sweep-box-quad-45a4d4df", "i32 i64 f32 f64", "other-winding", 0.17777777777777778, 1.7777778156733903e-07, 7, 0, 4, 1, 2, 0, 3, 1, 5, 2, 3, -1, -15, 0) \
  ROW("sweep-box-quad-90ed178d", "i32 i64 f32 f64", "other-winding", 0.6111111111111112, 6.111111195848277e-07, 7, -8, 6, 3, 1, 4, 2, 5, 4, 3, 3, 2, -6, 12) \
  ROW("sweep-box-quad-f0d5e527", "i32 i64 f32 f64", "", 2, 9.094947017729283e-17, -6, -45, 1, 4, 8, 1, 8, 3, 4, 5, 4, 3, 0, 5000) \
  ROW("sweep-box-quad-fdc3fdc2", "i32 i64 f32 f64", "", 0.008466666666666667, 8.466666757616136e-09, -47, 4, 5, 7, 7, 9, -1, 3, 2, -1, 10, 5, 5000, 0) \
  ROW("sweep-box-quad-c48eaac9", "i32 i64 f64", "leaves-i32", 2, 5.391428019238078e-07, 16, 11, 27, 2147483646, 27, -2, 27, -3, 31, -3, 31, 3, -24, -15) \
  ROW("sweep-box-quad-0f377d21", "i32 i64 f64", "leaves-i32", 0.21428571428571427, 1.2622636496852583e-06, 2147483521, 1, 38, 7, 2147483585, -19, 2147483569, -5, 2147483558, -2, 2147483560, -8, -4, -14) \
  ROW("sweep-box-quad-d25e0287", "f64", "vanishes", 2, 1.7598581690652637e-14, 3.0400000000000005, -5.699999999999999, 0.4, 2.81, -1.52, 2.85, -1.04, 3.75, 5e-324, 2.81, -0.16, 2.51, -1.52, 2.85) \
  ROW("sweep-box-quad-06fb3211", "f64", "vanishes", 0.8333333333333335, 8.333333436310542e-07, -1.1500000000000001, -5e-324, 1.31, 0.9100000000000001, 1.31, -5e-324, 1.32, -5e-324, 1.32, 0.04, 1.31, 0.02, 1.38, -5e-324)

#endif
