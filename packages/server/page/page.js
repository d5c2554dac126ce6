// @ts-check
/** Builds the page of the OpenAPI document and lets every operation be tried. Texts become text, never markup. */

/**
 * @typedef {{ description?: string, type?: string, enum?: unknown[], default?: unknown, anyOf?: Schema[], items?: Schema }} Schema
 * @typedef {{ properties?: Record<string, Schema>, required?: string[] }} Request
 * @typedef {{ operationId: string, summary: string, description: string, responses: Record<string, { content: object }>,
 *   requestBody: { content: Record<string, { schema: Request, examples: Record<string, { value: unknown }> }> } }} Operation
 * @typedef {{ info: { description: string }, paths: Record<string, { get?: object, post: Operation }> }} Document
 */

/** @template {Element} T @param {ParentNode} parent @param {string} selector @param {new () => T} kind */
function find(parent, selector, kind) {
  const found = parent.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`no ${selector}`);
  return found;
}

/** @param {string} name @param {string} text */
function make(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** What a field may hold, in few words. @param {Schema} schema @returns {string} */
function nameType(schema) {
  if (schema.enum && schema.enum.length > 8) return `${schema.enum.slice(0, 6).join(', ')} …`;
  if (schema.enum) return schema.enum.join(', ');
  if (schema.anyOf) return schema.anyOf.map(nameType).join(' or ');
  if (schema.type === 'array' && schema.items) return `list of ${nameType(schema.items)}`;
  return schema.type ?? 'anything';
}

/** @param {Request} request @param {HTMLDListElement} list */
function listFields({ properties = {}, required = [] }, list) {
  for (const [name, schema] of Object.entries(properties)) {
    list.append(make('dt', required.includes(name) ? name : `${name}?`));
    const usual = schema.default === undefined ? '' : `; ${JSON.stringify(schema.default)} if not said`;
    const about = schema.description ? `${schema.description}. ` : '';
    list.append(make('dd', `${about}(${nameType(schema)}${usual})`));
  }
}

/** @param {Response} response @param {HTMLElement} place */
async function show(response, place) {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('image/')) {
    const image = document.createElement('img');
    image.alt = 'The picture that was asked for';
    // A blob has an address of its own, which the page may not load; data of the same origin it may.
    image.src = response.url;
    place.replaceChildren(image);
    return;
  }
  if (!/json/.test(type)) {
    const link = document.createElement('a');
    link.href = response.url;
    link.textContent = `Open the answer (${type})`;
    place.replaceChildren(link);
    return;
  }
  const text = await response.text();
  const whole = type.startsWith('application/json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
  place.replaceChildren(make('pre', whole));
}

/** A picture is asked for by address, so that an image can show it; all else as JSON. @param {string} path @param {boolean} byAddress @param {string} text */
function ask(path, byAddress, text) {
  if (byAddress) {
    /** @type {Record<string, unknown>} */
    const fields = JSON.parse(text);
    const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    return fetch(`${path}?${query}`);
  }
  return fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text });
}

/** @param {string} path @param {Operation} operation @param {boolean} byAddress Whether it can be asked by address, too. */
function makeSection(path, operation, byAddress) {
  const template = find(document, '#operation', HTMLTemplateElement);
  const fragment = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
  const section = find(fragment, 'section', HTMLElement);
  const { schema, examples } = operation.requestBody.content['application/json'];
  const isPicture = 'image/svg+xml' in operation.responses['200'].content;
  section.id = operation.operationId;
  find(section, 'h2', HTMLElement).textContent = operation.summary;
  find(section, 'code', HTMLElement).textContent = `${byAddress ? 'GET, POST' : 'POST'} ${path}`;
  find(section, '.about', HTMLElement).textContent = operation.description;
  const fields = find(section, 'dl', HTMLDListElement);
  listFields(schema, fields);
  find(section, '.fields', HTMLElement).hidden = fields.children.length === 0;

  const text = find(section, 'textarea', HTMLTextAreaElement);
  const group = find(section, '.examples', HTMLElement);
  const all = Object.values(examples);
  const buttons = all.map(({ value }, i) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `Example ${i + 1}`;
    button.addEventListener('click', () => choose(i));
    text.value ||= JSON.stringify(value, null, 2);
    return button;
  });
  /** @param {number} chosen */
  const choose = chosen => {
    text.value = JSON.stringify(all[chosen].value, null, 2);
    text.rows = Math.min(12, text.value.split('\n').length + 1);
    for (const [i, button] of buttons.entries()) button.ariaPressed = String(i === chosen);
  };
  choose(0);
  if (buttons.length > 1) group.append(...buttons);
  else group.hidden = true;

  const output = find(section, 'output', HTMLOutputElement);
  const answer = find(section, '.answer', HTMLElement);
  find(section, 'form', HTMLFormElement).addEventListener('submit', async event => {
    event.preventDefault();
    output.textContent = 'Asking …';
    output.classList.remove('wrong');
    const start = performance.now();
    try {
      const response = await ask(path, isPicture, text.value);
      const time = Math.round(performance.now() - start);
      output.textContent = `${response.status}, ${time} ms`;
      output.classList.toggle('wrong', !response.ok);
      answer.hidden = false;
      await show(response, answer);
    } catch (error) {
      output.textContent = error instanceof Error ? error.message : String(error);
      output.classList.add('wrong');
    }
  });
  return section;
}

const main = find(document, '#operations', HTMLElement);
const list = find(document, '#list', HTMLElement);
/** @type {Document} */
const openApi = await (await fetch('/api/v1/openapi.json')).json();
find(document, '#about', HTMLElement).textContent = openApi.info.description;
for (const [path, { get, post }] of Object.entries(openApi.paths)) {
  main.append(makeSection(path, post, get !== undefined));
  const link = document.createElement('a');
  link.href = `#${post.operationId}`;
  link.textContent = post.summary;
  list.append(link);
}
main.ariaBusy = 'false';
