function elementsOverlap(el1, el2) {
  const a = el1.getBoundingClientRect();
  const b = el2.getBoundingClientRect();
  return !(a.right < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom);
}

document.addEventListener("mousemove", () => {
  if (elementsOverlap(document.querySelector("#player"), document.querySelector("#enemy"))) console.log("hit");
});
