/* How a function that somebody pasted takes its numbers: read off its text, as `graze try` reads it. */
#include "page.h"

#include "subject/taken.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *PAGE_EXPORT(page_source)(size_t bytes) { return malloc(bytes); }

/* A function of the text, and the forms that its names leave, with what says of its answer that there is
 * none; or, in the form that is wanted, how it is called. */
static void tell_function(
    struct page *page, const struct program *program, size_t function, unsigned questions, bool in_form) {
  static const char *const SURE[] = {"never", "perhaps", "measures", "surely"};
  struct taken taken;
  char name[TAKEN_NAME];
  function_name(program, function, name);
  function_taken(program, function, questions, in_form ? &page->scene.form : NULL, &taken);
  tell_text("function", name);
  tell_text("sure", SURE[taken.is_alone ? HIT_NEVER : function_is_hit(program, function, questions)]);
  tell_text("part", function_is_part(program, function, taken.count) ? "yes" : "");
  tell_text("why", taken.count == 0 ? taken.why : "");
  for (unsigned k = 0; k < taken.count; k++) {
    const struct adapter *adapter = &taken.adapter[k];
    char form[FORM_TEXT];
    form_print(&adapter->form, form);
    const struct place place =
        function_place(program, &program->function[function], adapter->form.question, adapter->length);
    snprintf(page->text,
             PAGE_TEXT,
             "%s\n%s\n%s\n%s%s\n%s\n%s\n%s",
             name,
             form,
             adapter->words,
             place.is_end ? "point " : "",
             place.none,
             contract_name(adapter->contract),
             adapter->is_root ? "yes" : "",
             adapter->call);
    tell_text("adapter", page->text);
  }
}

bool PAGE_EXPORT(page_take)(struct page *page, char *text, bool in_form, unsigned questions) {
  const enum language language = program_language("", text);
  tell_text("language", language == LANGUAGES ? "" : language_word(language));
  struct program program;
  const bool read = program_read(&program, text, language == LANGUAGES ? LANGUAGE_JS : language);
  for (size_t k = 0; read && k < program.functions; k++)
    if (!program.function[k].is_inner)
      tell_function(page, &program, k, questions, in_form);
  if (read)
    program_free(&program);
  free(text);
  return read;
}
