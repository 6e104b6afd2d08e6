/* Puts a hit test of your own to graze's vectors, without graze:
 *
 *     cc vectors.c -o vectors -ljansson && ./vectors vectors.json
 *
 * Replace `hit`, and say its form (how it takes its numbers) and its contract (what it says of shapes that
 * only touch). */
#include <jansson.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static const char FORM[] = "disc box-xywh f64";
static const char CONTRACT[] = "closed"; /* closed, open, half-open or unstated */

static bool hit(const double *n) { /* cx cy r x y w h */
  const double dx = n[0] - fmin(fmax(n[0], n[3]), n[3] + n[5]);
  const double dy = n[1] - fmin(fmax(n[1], n[4]), n[4] + n[6]);
  return dx * dx + dy * dy <= n[2] * n[2];
}

/* 1, 0, or -1 where nothing is asked. */
static int right_answer(const json_t *one) {
  const char *relation = json_string_value(json_object_get(one, "relation"));
  if (strcmp(relation, "apart") == 0 || strcmp(relation, "overlapping") == 0)
    return strcmp(relation, "overlapping") == 0;
  if (strcmp(relation, "flat") == 0 || strcmp(CONTRACT, "unstated") == 0)
    return -1;
  return strcmp(CONTRACT, "half-open") == 0 ? json_is_true(json_object_get(one, "half_open_hit"))
                                            : strcmp(CONTRACT, "closed") == 0;
}

int main(int argc, char **argv) {
  json_error_t fault;
  json_t *root = argc == 2 ? json_load_file(argv[1], 0, &fault) : NULL, *group, *one, *word;
  size_t g, c, k, wrong = 0, cases = 0;
  if (root == NULL)
    return fprintf(stderr, "vectors: %s\n", argc == 2 ? fault.text : "expected vectors.json"), 2;
  json_array_foreach(json_object_get(root, "groups"), g, group) {
    if (strcmp(json_string_value(json_object_get(group, "form")), FORM) != 0)
      continue;
    json_array_foreach(json_object_get(group, "cases"), c, one) {
      double numbers[12] = {0};
      json_array_foreach(json_object_get(one, "numbers"), k, word) {
        numbers[k] = strtod(json_string_value(word), NULL);
      }
      const int expected = right_answer(one), said = hit(numbers);
      cases++;
      if (expected < 0 || said == expected)
        continue;
      wrong++;
      const char *relation = json_string_value(json_object_get(one, "relation"));
      printf("case %d: %s, ", (int)json_integer_value(json_object_get(one, "id")), relation);
      printf("but hit says %d (%s)\n", said, json_string_value(json_object_get(one, "comment")));
    }
  }
  printf("%zu cases, %zu wrong\n", cases, wrong);
  json_decref(root);
  return cases == 0 ? 2 : wrong > 0;
}
