// Where a reader's function runs: a worker that has no way to the page but one port, and is ended when it falls silent.

const POLICY = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:";
const FRAME = `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>
onmessage = ({data, ports}) => {
  const worker = new Worker(URL.createObjectURL(new Blob([data.script], {type: 'text/javascript'})));
  worker.onerror = event => { event.preventDefault(); parent.postMessage({broken: event.message || 'the worker ended'}, '*'); };
  worker.postMessage(data.job, ports);
};
<` + '/script>';
// So long a call may take, and what else is between two signs of life; while findings are made, exact arithmetic takes some of it.
const PATIENCE = 1500, CONCLUDING = 20000;

// A worker in a frame that has no origin and no network. What it returns ends both.
export const inFrame = script => (job, port, broken) => {
  const frame = document.createElement('iframe');
  const outside = event => {
    if (event.source === frame.contentWindow && typeof event.data?.broken === 'string') broken(event.data.broken.slice(0, 200));
  };
  addEventListener('message', outside);
  Object.assign(frame, {hidden: true, title: 'sandbox', srcdoc: FRAME});
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.onload = () => frame.contentWindow.postMessage({script, job}, '*', [port]);
  document.body.append(frame);
  return () => {
    removeEventListener('message', outside);
    frame.remove();
  };
};

// Starts a job where `host` puts it; `heard` gets what the worker posts, `ended` why it is no more: {silent} or {broken}.
export function newSandbox(host, job, heard, ended) {
  const {port1: port, port2} = new MessageChannel(), usual = job.patience ?? PATIENCE;
  let timer = 0, patience = usual;
  const stop = () => {
    clearTimeout(timer);
    port.close();
    leave();
  };
  const end = why => { stop(); ended(why); };
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => end({silent: true}), patience);
  };
  port.onmessage = ({data}) => {
    patience = data.concluding ? CONCLUDING : data.told !== undefined ? usual : patience;
    if (data.told !== undefined || data.key !== undefined || data.fault !== undefined) clearTimeout(timer);
    else watch();
    heard(data);
  };
  const leave = host(job, port2, broken => end({broken}));
  return {stop, ask(question) { watch(); port.postMessage(question); }};
}
