import { h, newId } from '../dom.js'
import { drawControl } from './drawControl.js'
import { drawPicture } from './drawPicture.js'
import { drawRichText } from './drawRichText.js'
import { drawMarkdown, drawTextObject } from './drawText.js'

/** Draws Block Kit. */
export const drawBlocks = (blocks, surface) => blocks.map(block => drawBlock(block, surface))

const drawBlock = (block, surface) => {
  switch (block.type) {
    case 'section':
      return drawSection(block, surface)
    case 'header':
      return h('h3', { class: 'block headline' }, drawTextObject(block.text))
    case 'divider':
      return h('hr', { class: 'block' })
    case 'context':
      return h(
        'div',
        { class: 'block context' },
        block.elements.map(element =>
          element.type === 'image'
            ? drawImage(element, 'context-image')
            : h('span', {}, drawTextObject(element)),
        ),
      )
    case 'actions':
      return h(
        'div',
        { class: 'block actions' },
        block.elements.map(control =>
          drawControl(surface, block.block_id, control, { label: nameOfControl(control) }, true),
        ),
      )
    case 'input':
      return drawInput(block, surface)
    case 'image':
      return h(
        'figure',
        { class: 'block picture' },
        block.title === undefined ? null : h('figcaption', {}, drawTextObject(block.title)),
        drawImage(block, 'picture-image'),
      )
    case 'rich_text':
      return h('div', { class: 'block rich' }, drawRichText(block.elements))
    case 'markdown':
      return h('div', { class: 'block' }, drawMarkdown(block.text.replaceAll('**', '*')))
    default:
      return h('p', { class: 'block muted' }, `This workspace can’t show a ${block.type} block yet.`)
  }
}

const drawSection = (block, surface) => {
  const { accessory } = block
  const textId = newId()
  const naming =
    accessory?.type === 'button' ? {} : { labelledBy: block.text === undefined ? undefined : textId }
  return h(
    'div',
    { class: accessory === undefined ? 'block section' : 'block section with-accessory' },
    h(
      'div',
      { class: 'section-text' },
      block.text === undefined ? null : h('div', { id: textId }, drawTextObject(block.text)),
      block.fields === undefined
        ? null
        : h(
            'div',
            { class: 'fields' },
            block.fields.map(field => h('div', {}, drawTextObject(field))),
          ),
    ),
    accessory === undefined
      ? null
      : h(
          'div',
          { class: `accessory accessory-${accessory.type}` },
          accessory.type === 'image'
            ? drawImage(accessory, 'accessory-image')
            : drawControl(surface, block.block_id, accessory, naming, true),
        ),
  )
}

const drawInput = (block, surface) => {
  const labelId = newId()
  const hintId = newId()
  const errorId = newId()
  const error = surface.errors[block.block_id]
  const describedBy = [error && errorId, block.hint && hintId].filter(Boolean).join(' ') || undefined
  const naming = { labelledBy: labelId, describedBy, isInvalid: error !== undefined }
  return h(
    'div',
    { class: error === undefined ? 'block input' : 'block input wrong', data: { block: block.block_id } },
    h(
      'div',
      { class: 'label' },
      h('span', { id: labelId }, drawTextObject(block.label)),
      block.optional === true ? h('span', { class: 'optional' }, ' (optional)') : null,
    ),
    drawControl(surface, block.block_id, block.element, naming, block.dispatch_action === true),
    error === undefined ? null : h('p', { id: errorId, class: 'error' }, error),
    block.hint === undefined ? null : h('p', { id: hintId, class: 'hint' }, drawTextObject(block.hint)),
  )
}

const drawImage = ({ image_url: url, alt_text: alt }, className) => {
  const isShowable = /^(https?:|data:image\/|\/)/i.test(url)
  return isShowable ? drawPicture(url, alt, className) : h('span', { class: 'muted' }, alt)
}

const nameOfControl = control =>
  control.type === 'button' ? undefined : (control.placeholder?.text ?? 'Choose')
