/** The question of the bank. Closing it is an answer, too. */
const secret = new URLSearchParams(location.search).get('client_secret') ?? ''

const answer = async (isConfirmed: boolean): Promise<void> => {
  const response = await fetch('/stripe/elements/answer', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret: secret, isConfirmed }),
  })
  window.parent.postMessage({ event: 'answered', detail: await response.json() }, '*')
}

/** The page is drawn before this script has loaded; until then its buttons are disabled, so that no click is lost. */
const onClick = (id: string, isConfirmed: boolean): void => {
  const button = document.getElementById(id)
  if (!(button instanceof HTMLButtonElement)) throw new Error(`The page of the bank has no button ${id}.`)
  button.addEventListener('click', () => void answer(isConfirmed))
  button.disabled = false
}

onClick('confirm', true)
onClick('fail', false)
onClick('close', false)
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') void answer(false)
})
document.getElementById('confirm')?.focus()
window.parent.postMessage({ event: 'ready' }, '*')
