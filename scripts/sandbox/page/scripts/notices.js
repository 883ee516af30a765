import { h, icon } from './dom.js'
import { Refused } from './server.js'

const shownForMilliseconds = 7000

/** Tells the person something in passing; a screen reader says it too. */
export const notify = text => {
  const close = () => notice.remove()
  const notice = h(
    'div',
    { class: 'notice' },
    h('span', {}, text),
    h(
      'button',
      { type: 'button', class: 'quiet', onclick: close, aria: { label: 'Dismiss' } },
      icon('close'),
    ),
  )
  document.getElementById('notices').append(notice)
  setTimeout(close, shownForMilliseconds)
}

/** Runs what the person asked for and tells them when it does not work. */
export const attempt = async action => {
  try {
    return await action()
  } catch (error) {
    notify(
      error instanceof Refused
        ? error.message
        : 'The sandbox can’t be reached. Check that it runs, then try again.',
    )
    return undefined
  }
}

/** Says something to screen readers only. */
export const announce = text => {
  document.getElementById('announcer').textContent = text
}
