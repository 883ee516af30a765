import { h, newId } from '../dom.js'
import { drawTextObject } from './drawText.js'

/** Asks before something is done, in the words of the app. */
export const confirmFirst = confirm => {
  const titleId = newId()
  return new Promise(resolve => {
    const dialog = h(
      'dialog',
      { class: 'window narrow', aria: { labelledby: titleId } },
      h('h2', { id: titleId, class: 'window-title' }, drawTextObject(confirm.title)),
      h('div', { class: 'window-body' }, drawTextObject(confirm.text)),
      h(
        'div',
        { class: 'window-actions' },
        h('button', { type: 'button', onclick: () => dialog.close('deny') }, drawTextObject(confirm.deny)),
        h(
          'button',
          {
            type: 'button',
            class: confirm.style === 'danger' ? 'danger' : 'primary',
            onclick: () => dialog.close('confirm'),
          },
          drawTextObject(confirm.confirm),
        ),
      ),
    )
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === 'confirm')
    })
    document.body.append(dialog)
    dialog.showModal()
  })
}
