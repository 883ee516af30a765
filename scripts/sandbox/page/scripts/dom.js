/**
 * Builds an element. Text is only ever set as text: nothing that people or apps write becomes mark-up.
 * Properties that start with `on` are listeners; `data`, `aria` and `class` are what they say; the rest are attributes.
 */
export const h = (tag, properties = {}, ...children) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) setProperty(element, name, value)
  element.append(
    ...children.flat(2).filter(child => child !== null && child !== undefined && child !== false),
  )
  return element
}

const setProperty = (element, name, value) => {
  if (value === undefined || value === null || value === false) return
  if (name.startsWith('on')) element.addEventListener(name.slice(2).toLowerCase(), value)
  else if (name === 'class') element.className = value
  else if (name === 'data') Object.assign(element.dataset, value)
  else if (name === 'aria') for (const [key, text] of Object.entries(value)) setAria(element, key, text)
  else if (name === 'value') element.value = value
  else element.setAttribute(name, value === true ? '' : String(value))
}

const setAria = (element, key, value) => {
  if (value !== undefined && value !== null) element.setAttribute(`aria-${key}`, String(value))
}

const svgNamespace = 'http://www.w3.org/2000/svg'

const paths = {
  lightning: 'M13 3L5 13.5h6L10 21l8-10.5h-6z',
  menu: 'M4 6h16M4 12h16M4 18h16',
  hash: 'M9 4 7 20M17 4l-2 16M4 9h16M3.5 15h16',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  send: 'M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  more: 'M5 11.9h.2v.2H5zM12 11.9h.2v.2H12zM19 11.9h.2v.2H19z',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 5.5a3.3 3.3 0 0 1 0 6.2M18 14.5c2.2.8 3.5 2.7 3.5 5.5',
  smile: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 14.5c1.8 2.4 5.2 2.4 7 0M9 9.5h.01M15 9.5h.01',
  switch: 'M8 9l4-4 4 4M8 15l4 4 4-4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
}

/** A line drawing; it says nothing to a screen reader, the control around it does. */
export const icon = name => {
  const svg = document.createElementNS(svgNamespace, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(svgNamespace, 'path')
  path.setAttribute('d', paths[name])
  svg.append(path)
  return svg
}

let lastId = 0
export const newId = () => {
  lastId += 1
  return `e${lastId}`
}
