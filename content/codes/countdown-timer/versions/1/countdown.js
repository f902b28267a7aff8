const target = new Date(new Date().getFullYear() + 1, 0, 1);
const output = document.getElementById("countdown");

function show() {
  const seconds = Math.max(0, Math.ceil((target - Date.now()) / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3_600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  output.textContent = `${days} days, ${hours} hours, ${minutes} minutes, ${seconds % 60} seconds`;
}

show();
setInterval(show, 1000);
