/* What a campaign has to say of foreign tests beside their findings: how they fared, and, to the store, what
 * may be the matter with them. */
#ifndef GRAZE_DIAGNOSIS_NOTES_H
#define GRAZE_DIAGNOSIS_NOTES_H

#include "store/store.h"

struct subject_notes;

/* How the campaign's foreign tests fared up to now. NULL when there is no memory. */
struct subject_notes *subject_notes_new(const struct store_campaign *about);
void subject_notes_free(struct subject_notes *notes);
/* Diagnoses them, to the store too. */
bool subject_notes_diagnose(struct subject_notes *notes,
                            const struct findings *findings,
                            struct store *store);
/* How they fared; nothing when no test is foreign. */
void subject_notes_print(const struct subject_notes *notes);

#endif
