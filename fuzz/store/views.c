/* The views that readers read: those of this graze, whatever the file brings. */
#include "statement.h"
#include "wording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const char graze_views[];

/* "CREATE VIEW" as "CREATE TEMP VIEW": such a view hides what has its name in the file. */
bool store_make_views(struct store *store) {
  static const char HEAD[] = "\nCREATE VIEW", TEMP[] = "\nCREATE TEMP VIEW";
  char *const sql = malloc(2 * strlen(graze_views) + 1), *to = sql;
  if (sql == NULL)
    return store_fault(store, "no memory for its views");
  const char *from = graze_views;
  for (const char *head; (head = strstr(from, HEAD)) != NULL; from = head + strlen(HEAD)) {
    memcpy(to, from, (size_t)(head - from));
    to += head - from;
    memcpy(to, TEMP, strlen(TEMP));
    to += strlen(TEMP);
  }
  memcpy(to, from, strlen(from) + 1);
  const bool made = sqlite3_exec(store->db, sql, NULL, NULL, NULL) == SQLITE_OK ||
                    store_fault(store, "its views cannot be made");
  free(sql);
  return made;
}

bool store_keep_view(struct store *store, const char *view) {
  struct statement *s =
      statement_with(store,
                     "SELECT substr(sql, instr(sql, ' AS') + 3) FROM sqlite_temp_master WHERE name = ?",
                     FIELDS(of_text(view)));
  char *table =
      statement_row(s)
          ? sqlite3_mprintf("DROP VIEW temp.%s; CREATE TEMP TABLE %s AS %s", view, view, statement_text(s, 0))
          : NULL;
  bool kept = statement_end(s) && table != NULL && store_run(store, table);
  sqlite3_free(table);
  if (!kept)
    return store->why[0] != '\0'
               ? false
               : say_why(store->why, sizeof store->why, "%s: no view %s", store->path, view);
  s = statement_with(
      store, "SELECT name FROM pragma_table_info(?, 'temp') WHERE cid = 0", FIELDS(of_text(view)));
  char *index =
      statement_row(s)
          ? sqlite3_mprintf("CREATE INDEX temp.%s_first ON %s ([%s])", view, view, statement_text(s, 0))
          : NULL;
  kept = statement_end(s) && index != NULL && store_run(store, index);
  sqlite3_free(index);
  return kept;
}

bool store_is_concluded(struct store *store) {
  struct statement *s = statement_new(
      store,
      "SELECT NOT EXISTS (SELECT 1 FROM tally) AND (SELECT total(cases) FROM cell) > "
      "(SELECT total(count) FROM sighting WHERE family = 'not asked'), "
      "EXISTS (SELECT 1 FROM campaign), (SELECT 'after ' || counted || ' of ' || (last - first) || "
      "' cases' FROM about)");
  const bool row = statement_row(s), stopped = row && statement_integer(s, 0) != 0,
             campaign = row && statement_integer(s, 1) != 0;
  char what[200];
  snprintf(what,
           sizeof what,
           "is of a campaign that was stopped %s: `graze resume` it first, which writes its findings",
           stopped ? statement_text(s, 2) : "");
  if (!statement_end(s))
    return false;
  if (stopped)
    return store_fault(store, what);
  return campaign || store_fault(store, "holds no campaign: make one with `graze fuzz --out FILE`");
}
