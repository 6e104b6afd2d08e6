/* The store: one SQLite file of a campaign. The schema, with its words, is schema.sql.
 *
 * Every save is one transaction that replaces what was there, so a store always tells of a state that the
 * campaign was in, whatever happens to the process. All functions give false at a fault, and then `store_why`
 * says what to do.
 */
#ifndef GRAZE_STORE_H
#define GRAZE_STORE_H

#include "campaign/campaign.h"
#include "campaign/findings.h"
#include "subject/catalogue.h"

#include <limits.h>
#include <stdio.h>

enum { STORE_VERSION = 18, STORE_WHY = 800, STORE_MIX = 1000 };

struct store;

/* Read: as it is now, whatever other processes save meanwhile, and without keeping them waiting: it is a copy
 * in memory. New: a file that must not hold anything; nothing is written before the first save. NULL at a
 * fault; `why` (STORE_WHY bytes) says which. */
enum store_age { STORE_READ, STORE_OLD, STORE_NEW, STORE_EITHER };
struct store *store_open(const char *path, enum store_age age, char *why);
void store_close(struct store *store);
const char *store_why(const struct store *store);

/* Nobody else counts into it from now on; false when somebody does. It holds until the store is closed, or
 * the process has ended, however it ends. */
bool store_claim(struct store *store);
/* Of a store opened as STORE_EITHER: all that is saved goes to a new file beside it, `kept`, "" when nothing
 * was; the store begins anew. What was there stands at `path` until the first save, so a process that is
 * killed loses nothing. */
bool store_make_room(struct store *store, const char *path, char kept[PATH_MAX]);
/* The name of the number-th store that is kept: campaign.1.db. A later one has a higher number; some may have
 * been removed. */
void store_kept_name(const char *path, unsigned number, char name[PATH_MAX]);
/* Makes an empty file beside the path, to be written and then given its name: none that is there, as a killed
 * process of the same number may have left it. False at a fault: errno says which. */
bool file_aside(const char *path, char aside[PATH_MAX]);
/* Gives a file that was written aside its name, over nothing. Where a folder has no hard links, nothing was
 * there when it was looked at before. */
bool file_publish(const char *aside, const char *name);

/* What a store says of its campaign. */
struct store_campaign {
  uint64_t seed;
  struct range range;
  char mix[STORE_MIX]; /* its name, and numbers that the tests have written in them: "default 37 46341" */
  unsigned tests;
  const struct registry_entry **test; /* freed by store_campaign_free */
  struct ranges done;                 /* freed likewise */
};

/* The tests are looked up in the catalogue. */
bool store_read_campaign(struct store *store, const struct catalogue *tests, struct store_campaign *campaign);
void store_campaign_free(struct store_campaign *campaign);
/* Whether the test took part. */
bool store_has_test(struct store *store, const char *id);
/* Adds the store's counts to a tally of the same tests. */
bool store_read_tally(struct store *store, struct tally *tally);

/* Replaces all but the findings, which are gone then. */
bool store_save(struct store *store, const struct store_campaign *campaign, const struct tally *tally);
/* The findings, what a reader is told of them and of each test, and the tally spelled out for those who query
 * the store. */
struct summaries;
bool store_save_findings(struct store *store, const struct summaries *summaries, const struct tally *tally);
/* When the survey is saved: of a test whose answers hang on which shape comes first nobody reads that nothing
 * was found. */
bool store_tell_exchanges(struct store *store);
/* Notes what there was no time for: "the error maps of 3 tests". The next save takes the notes away. */
bool store_leave_out(struct store *store, const char *words);
/* Seals it: from now on what is changed by hand is told. The next save breaks the seal. */
bool store_finish(struct store *store);
/* False for a campaign that was stopped: it has counts and no findings yet, so a reader would be told of
 * nothing found. */
bool store_is_concluded(struct store *store);

/* What is known of a lattice already: zeros where nothing is. */
struct lattice;
struct lattice_result;
bool store_read_lattice(struct store *store,
                        const struct lattice *lattice,
                        struct lattice_result *results,
                        unsigned tests);
/* Replaces it. */
bool store_save_lattice(struct store *store,
                        const struct lattice *lattice,
                        const struct lattice_result *results,
                        unsigned tests);
/* Takes over what another store knows of lattices, where it has come further. */
bool store_take_lattices(struct store *store, const char *from);

#endif
