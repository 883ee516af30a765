/** The form for cards, in a frame of the sandbox. It answers the page that it is in, and no other. */
type Typed = {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
  readonly cvc: string
}

const found = <Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind => {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`The form has no ${id}.`)
  return element
}

const fields = {
  number: found('number', HTMLInputElement),
  expiry: found('expiry', HTMLInputElement),
  cvc: found('cvc', HTMLInputElement),
}
const problems = {
  number: found('number-problem', HTMLElement),
  expiry: found('expiry-problem', HTMLElement),
  cvc: found('cvc-problem', HTMLElement),
}
type Field = keyof typeof fields
const names: readonly Field[] = ['number', 'expiry', 'cvc']

let parentOrigin: string | undefined

const tell = (event: string, detail: object = {}): void =>
  window.parent.postMessage({ event, detail }, parentOrigin ?? '*')

const digits = (text: string): string => text.replaceAll(/\D/g, '')

/** The check digit of a card number. */
const isLuhn = (number: string): boolean =>
  [...number].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

const expiryIn = (text: string) => {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(text) ?? []
  return { expMonth: Number(month), expYear: Number(year) < 100 ? 2_000 + Number(year) : Number(year) }
}

const problemOf = (name: Field): string | null => {
  const text = fields[name].value.trim()
  switch (name) {
    case 'number': {
      const number = digits(text)
      if (number.length < 14) return 'Your card number is incomplete.'
      return isLuhn(number) ? null : 'Your card number is invalid.'
    }
    case 'expiry': {
      const { expMonth, expYear } = expiryIn(text)
      if (expMonth < 1 || expMonth > 12) return "Your card's expiration date is incomplete."
      return new Date(expYear, expMonth) <= new Date() ? "Your card's expiration year is in the past." : null
    }
    case 'cvc':
      return /^\d{3,4}$/.test(text) ? null : "Your card's security code is incomplete."
  }
}

const typed = (): Typed => ({
  number: digits(fields.number.value),
  ...expiryIn(fields.expiry.value),
  cvc: fields.cvc.value,
})

const show = (name: Field, problem: string | null): void => {
  problems[name].textContent = problem ?? ''
  fields[name].setAttribute('aria-invalid', String(problem !== null))
  tellHeight()
}

const tellHeight = (): void => tell('height', { height: document.documentElement.offsetHeight })

const validate = () => {
  const wrong = names.map(name => [name, problemOf(name)] as const)
  for (const [name, problem] of wrong) show(name, problem)
  const [first] = wrong.filter(([, problem]) => problem !== null)
  if (!first) return undefined
  fields[first[0]].focus()
  return { type: 'validation_error', code: `incomplete_${first[0]}`, message: first[1] ?? '' }
}

const post = async (path: string, body: object): Promise<object> => {
  try {
    const answer = await fetch(`/stripe/elements/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return await answer.json()
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: 'We could not reach Stripe. Check your connection, and try again.',
      },
    }
  }
}

const carryOut = async (message: Record<string, unknown>): Promise<object> => {
  const { does, clientSecret, name, method } = message
  if (does === 'retrieve') return post('retrieve', { clientSecret })
  if (does === 'confirm' && typeof method === 'string') return post('confirm', { clientSecret, name, method })
  const error = validate()
  if (error) return { error }
  return does === 'validate' ? {} : post('confirm', { clientSecret, name, card: typed() })
}

const draw = (appearance: unknown): void => {
  if (typeof appearance !== 'object' || appearance === null) return
  const { theme, variables } = looksIn(appearance)
  if (theme !== undefined) document.documentElement.dataset.theme = theme
  for (const [name, value] of Object.entries(variables))
    document.documentElement.style.setProperty(`--${name}`, value)
}

/** What the form takes of an appearance: the theme, and variables that are texts. */
const looksIn = (appearance: object) => {
  const theme = 'theme' in appearance && typeof appearance.theme === 'string' ? appearance.theme : undefined
  const given = 'variables' in appearance ? appearance.variables : undefined
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : []
  return { theme, variables: Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) }
}

window.addEventListener('message', ({ source, origin, data }: MessageEvent) => {
  if (source !== window.parent || typeof data !== 'object' || data === null) return
  parentOrigin ??= origin
  if (origin !== parentOrigin) return
  if (data.options) draw(data.options.appearance)
  if (data.focus) fields.number.focus()
  if (data.clear) for (const name of names) fields[name].value = ''
  if (typeof data.asks === 'number')
    void carryOut(data).then(answer => window.parent.postMessage({ answers: data.asks, answer }, origin))
})

const grouped = (text: string): string =>
  digits(text)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')
const asExpiry = (text: string): string => {
  const all = digits(text).slice(0, 4)
  return all.length > 2 ? `${all.slice(0, 2)} / ${all.slice(2)}` : all
}

for (const name of names) {
  fields[name].addEventListener('input', event => {
    const isDeletion = event instanceof InputEvent && event.inputType.startsWith('delete')
    if (name === 'number' && !isDeletion) fields.number.value = grouped(fields.number.value)
    if (name === 'expiry' && !isDeletion) fields.expiry.value = asExpiry(fields.expiry.value)
    if (problems[name].textContent) show(name, problemOf(name))
    const isEmpty = names.every(each => fields[each].value === '')
    const complete = names.every(each => problemOf(each) === null)
    tell('change', { empty: isEmpty, complete, collapsed: false, value: { type: 'card' } })
  })
  fields[name].addEventListener('blur', () => {
    if (fields[name].value !== '') show(name, problemOf(name))
  })
}
document.addEventListener('focusin', () => tell('focus'))
document.addEventListener('focusout', () => tell('blur'))
new ResizeObserver(tellHeight).observe(document.body)
tell('ready')
tellHeight()
