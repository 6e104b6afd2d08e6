#include "project.h"

#include "file.h"
#include "out.h"
#include "store/statement.h"
#include "tell.h"
#include "text.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

json_t *project_told(const char *name, const char *language, const struct form *form) {
  char form_text[FORM_TEXT], names[FORM_NAMES], column[32];
  form_print(form, form_text);
  form_column_names(form, names);
  json_t *told = json_object(), *columns = json_array();
  json_put(told, "name", name);
  json_put(told, "language", language);
  json_put(told, "form", form_text);
  json_put(told, "question", question_name(form->question));
  json_put_whole(told, "values", question_values(form->question));
  json_put(told, "type", type_name(form->type));
  for (unsigned k = 0; k < form_columns(form); k++) {
    name_at(names, k, column, sizeof column);
    json_array_append_new(columns, json_string(column));
  }
  json_object_set_new(told, "columns", columns);
  return told;
}

static int write_file(const char *command, const char *path, struct store *store, const char *template) {
  char why[RENDER_WHY] = "";
  FILE *file = fopen(path, "wx");
  if (file != NULL &&
      !render(file, store->db, &GRAZE_TEMPLATES, template, &(struct parameters){NULL, 0}, why))
    complain("%s: %s: %s", command, path, why);
  if (file != NULL && file_end(file))
    return why[0] == '\0' ? EXIT_FINE : EXIT_WRONG_USE;
  return complain("%s: %s: cannot be written: %s; is there room?", command, path, strerror(errno));
}

int project_write(const char *command, const char *folder, struct store *store) {
  static const char FILES[] = "SELECT path, template FROM project_file";
  if (mkdir(folder, 0777) != 0)
    return complain(
        "%s: %s: cannot be made: %s; go to a folder that can be written", command, folder, strerror(errno));
  int code = EXIT_FINE;
  struct statement *file = statement_new(store, FILES);
  while (code == EXIT_FINE && statement_row(file))
    code = write_file(command, statement_text(file, 0), store, statement_text(file, 1));
  if (!statement_end(file))
    code = complain("%s: %s", command, store_why(store));
  file = code != EXIT_FINE ? statement_new(store, FILES) : NULL;
  while (statement_row(file))
    remove(statement_text(file, 0));
  if (code != EXIT_FINE)
    rmdir(folder);
  statement_end(file);
  return code;
}
