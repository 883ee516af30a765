import { h } from '../dom.js'

const isGif = url => /\.gif(?:\?|$)/i.test(url)

/** A picture; one that moves stands still for whoever asked their device for less motion. */
export const drawPicture = (url, alt, className) => {
  const wantsStillness = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!(wantsStillness && isGif(url))) return h('img', { class: className, src: url, alt, loading: 'lazy' })
  const canvas = h('canvas', { class: className, role: 'img', 'aria-label': alt })
  const image = new Image()
  image.addEventListener('load', () => {
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d').drawImage(image, 0, 0)
  })
  image.src = url
  return canvas
}
