// Where a reader's function runs: a worker in a frame that has no origin, no network and no way to the page but one port.

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

// Starts a job; `heard` gets what the worker posts, `ended` why it is no more: {silent} or {broken}.
export function newSandbox(script, job, heard, ended) {
  const frame = document.createElement('iframe'), {port1: port, port2} = new MessageChannel();
  let timer = 0, patience = PATIENCE;
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('message', outside);
    port.close();
    frame.remove();
  };
  const end = why => { stop(); ended(why); };
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => end({silent: true}), patience);
  };
  function outside(event) {
    if (event.source === frame.contentWindow && typeof event.data?.broken === 'string') end({broken: event.data.broken.slice(0, 200)});
  }
  port.onmessage = ({data}) => {
    patience = data.concluding ? CONCLUDING : data.told !== undefined ? PATIENCE : patience;
    if (data.told !== undefined || data.key !== undefined || data.fault !== undefined) clearTimeout(timer);
    else watch();
    heard(data);
  };
  addEventListener('message', outside);
  Object.assign(frame, {hidden: true, title: 'sandbox', srcdoc: FRAME});
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.onload = () => frame.contentWindow.postMessage({script, job}, '*', [port2]);
  document.body.append(frame);
  return {stop, ask(question) { watch(); port.postMessage(question); }};
}
