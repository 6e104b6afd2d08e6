// The page reads without this; with it, tables sort and filter, links open what they lead to, lines can be copied.
"use strict";
(function () {
  const value = (cell, kind) =>
    kind === "number" ? Number(cell.dataset.value ?? cell.textContent.replaceAll(",", "")) : cell.textContent.trim();

  // Rows that head a group stay where they are: each group is sorted for itself.
  function sortable(table) {
    const heads = [...table.tHead.rows[0].cells];
    const groups = [...table.tBodies].map((body) => ({ body, rows: [...body.rows].filter((row) => row.className !== "group") }));
    heads.forEach((head, column) => {
      const kind = head.dataset.sort;
      if (!kind) return;
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = head.textContent;
      head.replaceChildren(button);
      button.addEventListener("click", () => {
        const before = head.getAttribute("aria-sort");
        const order = kind === "number" ? ["descending", "ascending", null] : ["ascending", "descending", null];
        const next = order[(order.indexOf(before) + 1) % 3];
        heads.forEach((other) => other.removeAttribute("aria-sort"));
        const sign = next === "ascending" ? 1 : -1;
        if (next) head.setAttribute("aria-sort", next);
        for (const group of groups) {
          const rows = [...group.rows];
          if (next)
            rows.sort((a, b) => {
              const x = value(a.cells[column], kind), y = value(b.cells[column], kind);
              return sign * (x < y ? -1 : x > y ? 1 : 0);
            });
          group.body.append(...rows);
        }
      });
    });
  }

  function filterable(form, table) {
    const rows = [...table.rows].filter((row) => row.dataset.role);
    const texts = rows.map((row) => row.textContent.toLowerCase());
    const selects = [...form.querySelectorAll("select")];
    // A row has one pair and one role, and as many causes as it has; "-" is none.
    const has = (row, select) => row.dataset[select.name].trim().split(select.name === "causes" ? " " : "\0");
    for (const select of selects)
      for (const word of new Set(rows.flatMap((row) => has(row, select)).sort()))
        select.add(new Option(word === "-" ? "nothing found" : word, word));
    form.hidden = false;
    const show = () => {
      const text = form.elements.text.value.trim().toLowerCase();
      let shown = 0;
      rows.forEach((row, k) => {
        const fits = texts[k].includes(text) && selects.every((s) => !s.value || has(row, s).includes(s.value));
        row.hidden = !fits;
        shown += fits;
      });
      form.querySelector("output").textContent = shown + " of " + rows.length + " rows";
    };
    form.addEventListener("input", show);
    form.addEventListener("submit", (event) => event.preventDefault());
    show();
  }

  function openTarget() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    for (let at = target; at; at = at.parentElement) if (at.tagName === "DETAILS") at.open = true;
    target.scrollIntoView();
  }

  // One listener for every box of code: a button in each of some thousand boxes would be slow to make.
  function copyButton(event) {
    const box = event.target.closest ? event.target.closest("pre") : null;
    if (!box || box.querySelector(".copy") || !navigator.clipboard) return;
    const button = document.createElement("button");
    button.className = "copy";
    button.type = "button";
    button.textContent = "copy";
    button.addEventListener("click", () => {
      const text = box.firstChild.textContent;
      navigator.clipboard.writeText(text).then(() => { button.textContent = "copied"; });
    });
    box.append(button);
  }

  // What counts: each test says how wide its widest gap is, among numbers up to each step: "3:0.5 6:2".
  function countable(form) {
    const MOST = ["10", "100", "1,000", "4,000", "a million", "a billion", "any size"];
    const NEAR = [0, 1e-12, 1e-9, 1e-6, 0.001, 0.1, 1], NEAR_WORDS = ["exact", "1e-12", "1e-9", "0.000001", "0.001", "0.1", "1"];
    const tests = [...document.querySelectorAll("[data-counts]")].map((shown) => ({
      shown, gaps: shown.dataset.counts.split(" ").filter(Boolean).map((pair) => pair.split(":").map(Number)),
    }));
    const show = () => {
      const most = Number(form.elements.most.value), near = NEAR[form.elements.near.value];
      let wrong = 0;
      for (const { shown, gaps } of tests) {
        const counts = gaps.length === 0 || gaps.some(([step, gap]) => step <= most && (near === 0 || gap > near));
        shown.hidden = !counts;
        wrong += counts;
      }
      form.elements["most-words"].textContent = MOST[most];
      form.elements["near-words"].textContent = NEAR_WORDS[form.elements.near.value];
      form.elements.most.setAttribute("aria-valuetext", MOST[most]);
      form.elements.near.setAttribute("aria-valuetext", NEAR_WORDS[form.elements.near.value]);
      form.elements.sum.textContent = wrong + " of " + tests.length + " are wrong then";
    };
    form.hidden = false;
    form.addEventListener("input", show);
    form.addEventListener("submit", (event) => event.preventDefault());
    show();
  }

  // The code to use is shown in one language, the reader's own, which is kept: below, and in each card.
  function languages() {
    const selects = document.querySelectorAll("select[name=language]"), codes = [...document.querySelectorAll("details[data-language]")];
    const names = codes.map((code) => code.dataset.language), KEY = "graze-language";
    const show = (language) => {
      for (const select of selects) select.value = language;
      for (const code of codes) code.open = code.dataset.language === language;
      const shown = codes[names.indexOf(language)];
      for (const card of document.querySelectorAll("details[data-use]")) {
        card.querySelector(".language").textContent = " in " + language;
        const routines = card.dataset.use.split(" ").map((name) => shown.querySelector(`pre[data-name="${name}"]`).textContent);
        card.querySelector("pre").textContent = routines.join("\n\n");
      }
    };
    for (const select of selects) {
      for (const name of names) select.add(new Option(name));
      select.closest("label").hidden = false;
      select.addEventListener("change", () => {
        show(select.value);
        try { localStorage.setItem(KEY, select.value); } catch { /* a browser that keeps nothing */ }
      });
    }
    let kept = null;
    try { kept = localStorage.getItem(KEY); } catch { /* as above */ }
    for (const card of document.querySelectorAll("details[data-use]")) card.querySelector("pre").hidden = false;
    const spoken = document.querySelector("[data-spoken]")?.dataset.spoken;
    show([spoken, kept, names[0]].find((language) => names.includes(language)));
  }

  const verdicts = document.querySelector("table.verdicts");
  const form = document.querySelector("form.filters");
  const count = document.querySelector("form.count");
  if (verdicts && form) filterable(form, verdicts);
  if (count) countable(count);
  if (document.querySelector("details[data-language]")) languages();
  document.querySelectorAll("table.verdicts, table.sortable").forEach(sortable);
  document.addEventListener("mouseover", copyButton);
  window.addEventListener("hashchange", openTarget);
  if (location.hash) openTarget();
})();
