// Says what happens on the board.
const told = document.getElementById('told');
document.addEventListener('hyperdoku-change', ({ detail }) => {
  told.textContent = `${detail.name} is ${detail.symbol}, ${detail.open} to go`;
});
document.addEventListener('hyperdoku-solved', () => {
  told.textContent = 'Solved';
});
