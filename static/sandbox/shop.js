/* Follows the buyer's choice: price and picture of the chosen variation, pictures of the gallery. The page works without it. */
const main = document.getElementById('main-picture');
const price = document.getElementById('price');
const form = document.querySelector('form[data-variations]');

const showPicture = (src) => {
  if (main && src) main.src = src;
  for (const link of document.querySelectorAll('[data-picture]')) {
    if (link.dataset.picture === src) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
};

for (const link of document.querySelectorAll('[data-picture]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    showPicture(link.dataset.picture);
  });
}

if (form && price) {
  const variations = JSON.parse(form.dataset.variations);
  const range = price.textContent;
  const matches = (variation, chosen) =>
    Object.entries(chosen).every(([name, value]) => variation.options[name] === undefined || variation.options[name] === value);

  const follow = () => {
    const chosen = {};
    for (const [name, value] of new FormData(form)) if (name.startsWith('attribute_')) chosen[name.slice('attribute_'.length)] = value;
    const possible = variations.filter((variation) => matches(variation, chosen));
    const exact = possible.find((variation) => Object.keys(variation.options).length === Object.keys(chosen).length);
    price.textContent = exact ? exact.price : range;
    const picture = (exact ?? possible[0])?.picture;
    if (picture) showPicture(picture);
  };
  if (variations.length > 0) {
    form.addEventListener('change', follow);
    follow();
  }
}
