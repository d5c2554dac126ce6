// Writes down what the elements of the example page say, and calls one of them by buttons.
const log = document.getElementById('log');
const square = document.getElementById('square');
const write = (name, text) => {
  const line = document.createElement('li');
  const title = document.createElement('b');
  title.textContent = name;
  line.append(title, ` ${text}`);
  log.append(line);
  log.scrollTop = log.scrollHeight;
};
for (const name of ['ready', 'change', 'solved', 'camera', 'problem']) {
  document.addEventListener(`hyperdoku-${name}`, ({ target, detail }) => {
    const { puzzle, ...short } = detail;
    write(name, `#${target.id} ${JSON.stringify(short)}`);
  });
}
for (const button of document.querySelectorAll('[data-call]')) {
  button.addEventListener('click', async () => {
    const { call } = button.dataset;
    const answer = await square[call]();
    write(`${call}()`, answer === undefined ? '' : JSON.stringify(answer));
  });
}
