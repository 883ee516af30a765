/**
 * Stripe.js of the sandbox: the part of Stripe's own script that Laurel uses. Cards are typed into a frame of the sandbox,
 * so that the page around it never sees them. It has no imports, because pages load it as a classic script.
 */
;(() => {
  type Listener = (event: object) => void
  type Problem = { readonly type: string; readonly code?: string; readonly message: string }
  type Intent = {
    readonly id: string
    readonly object: string
    readonly status: string
    readonly client_secret: string
  }
  type Answer = { readonly error?: Problem; readonly intent?: Intent }
  type ConfirmParams = {
    readonly return_url?: string
    readonly payment_method?: string
    readonly payment_method_data?: { readonly billing_details?: { readonly name?: string } }
  }
  type ConfirmOptions = {
    readonly elements?: Elements
    readonly clientSecret?: string
    readonly confirmParams?: ConfirmParams
    readonly redirect?: 'always' | 'if_required'
  }

  const current = document.currentScript
  const origin = new URL(current instanceof HTMLScriptElement ? current.src : location.href).origin

  const frameAt = (path: string, title: string): HTMLIFrameElement => {
    const frame = document.createElement('iframe')
    frame.src = `${origin}/stripe/${path}`
    frame.title = title
    frame.style.border = '0'
    frame.style.width = '100%'
    frame.style.display = 'block'
    frame.style.colorScheme = 'light only'
    return frame
  }

  /** A line to a frame: what it says, and answers to what it is asked. */
  const lineTo = (frame: HTMLIFrameElement, onEvent: (name: string, detail: object) => void) => {
    let asked = 0
    const waiting = new Map<number, (answer: Answer) => void>()
    let begin: () => void = () => undefined
    const begun = new Promise<void>(resolve => {
      begin = resolve
    })
    const hear = ({ source, origin: from, data }: MessageEvent): void => {
      if (source !== frame.contentWindow || from !== origin || typeof data !== 'object' || data === null)
        return
      if (data.event === 'ready') begin()
      if (typeof data.answers === 'number') waiting.get(data.answers)?.(data.answer)
      else if (typeof data.event === 'string') onEvent(data.event, data.detail ?? {})
    }
    window.addEventListener('message', hear)
    return {
      tell: (message: object): void =>
        void begun.then(() => frame.contentWindow?.postMessage(message, origin)),
      ask: async (message: object): Promise<Answer> => {
        await begun
        asked += 1
        const id = asked
        const answer = new Promise<Answer>(resolve => waiting.set(id, resolve))
        frame.contentWindow?.postMessage({ ...message, asks: id }, origin)
        return answer
      },
      end: (): void => window.removeEventListener('message', hear),
    }
  }
  type Line = ReturnType<typeof lineTo>

  /** The question of the bank, in a dialog above the page. */
  const askBank = (clientSecret: string): Promise<Answer> =>
    new Promise(resolve => {
      const opener = document.activeElement
      const shade = document.createElement('div')
      Object.assign(shade.style, {
        position: 'fixed',
        inset: '0',
        zIndex: '2147483647',
        background: 'rgb(0 0 0 / 55%)',
        display: 'grid',
        placeItems: 'center',
        padding: '16px',
      })
      const frame = frameAt(
        `three-d-secure?client_secret=${encodeURIComponent(clientSecret)}`,
        'Confirm your payment',
      )
      Object.assign(frame.style, { width: 'min(420px, 100%)', height: '290px', borderRadius: '12px' })
      shade.append(frame)
      document.body.append(shade)
      frame.addEventListener('load', () => frame.focus(), { once: true })
      const line = lineTo(frame, (name, detail) => {
        if (name !== 'answered') return
        line.end()
        shade.remove()
        if (opener instanceof HTMLElement) opener.focus()
        resolve(detail)
      })
    })

  class PaymentElement {
    readonly #listeners = new Map<string, Set<Listener>>()
    readonly #options: object
    #frame: HTMLIFrameElement | undefined
    #line: Line | undefined
    isComplete = false
    constructor(options: object) {
      this.#options = options
    }
    mount(place: string | HTMLElement): void {
      const node = typeof place === 'string' ? document.querySelector(place) : place
      if (!node) throw new Error('The place of the payment element does not exist.')
      this.unmount()
      const frame = frameAt('elements', 'Secure card payment input frame')
      frame.style.height = '152px'
      this.#frame = frame
      this.#line = lineTo(frame, (name, detail) => this.#hear(name, detail))
      this.#line.tell({ options: this.#options })
      node.replaceChildren(frame)
    }
    #hear(name: string, detail: object): void {
      if (name === 'height' && 'height' in detail && this.#frame)
        this.#frame.style.height = `${Number(detail.height)}px`
      if (name === 'change' && 'complete' in detail) this.isComplete = detail.complete === true
      for (const listen of this.#listeners.get(name) ?? []) listen({ elementType: 'payment', ...detail })
    }
    on(name: string, listen: Listener): this {
      this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listen))
      return this
    }
    off(name: string, listen?: Listener): this {
      if (listen) this.#listeners.get(name)?.delete(listen)
      else this.#listeners.delete(name)
      return this
    }
    once(name: string, listen: Listener): this {
      const heard = (event: object): void => {
        this.off(name, heard)
        listen(event)
      }
      return this.on(name, heard)
    }
    update(options: object): void {
      this.#line?.tell({ options })
    }
    focus(): void {
      this.#frame?.focus()
      this.#line?.tell({ focus: true })
    }
    blur(): void {
      this.#frame?.blur()
    }
    clear(): void {
      this.#line?.tell({ clear: true })
    }
    collapse(): void {}
    unmount(): void {
      this.#line?.end()
      this.#frame?.remove()
      this.#frame = undefined
    }
    destroy(): void {
      this.unmount()
      this.#listeners.clear()
    }
    ask(message: object): Promise<Answer> {
      return this.#line?.ask(message) ?? Promise.resolve({ error: notMounted })
    }
  }

  const notMounted: Problem = {
    type: 'invalid_request_error',
    message: 'The payment element is not mounted.',
  }

  class Elements {
    readonly clientSecret: string | undefined
    readonly #appearance: object | undefined
    #payment: PaymentElement | null = null
    constructor(options: { readonly clientSecret?: string; readonly appearance?: object } = {}) {
      this.clientSecret = options.clientSecret
      this.#appearance = options.appearance
    }
    create(kind: string, options: object = {}): PaymentElement {
      if (kind !== 'payment') throw new Error(`The sandbox has the payment element only, and no ${kind}.`)
      this.#payment = new PaymentElement({ appearance: this.#appearance, ...options })
      return this.#payment
    }
    getElement(): PaymentElement | null {
      return this.#payment
    }
    update(options: { readonly appearance?: object }): void {
      this.#payment?.update(options)
    }
    async fetchUpdates(): Promise<object> {
      return {}
    }
    /** Checks what was typed, before the intent exists. */
    async submit(): Promise<{ readonly error?: Problem; readonly selectedPaymentMethod?: string }> {
      const { error } = (await this.#payment?.ask({ does: 'validate' })) ?? { error: notMounted }
      return error ? { error } : { selectedPaymentMethod: 'card' }
    }
  }

  const confirm = async (options: ConfirmOptions): Promise<Answer> => {
    const { elements, confirmParams } = options
    const clientSecret = options.clientSecret ?? elements?.clientSecret
    if (clientSecret === undefined) throw new Error('Pass the client secret of the intent.')
    const name = confirmParams?.payment_method_data?.billing_details?.name ?? null
    const method = confirmParams?.payment_method
    const element = elements?.getElement()
    const answer =
      method === undefined && element
        ? await element.ask({ does: 'confirm', clientSecret, name })
        : await withHiddenFrame({ does: 'confirm', clientSecret, name, method: method ?? null })
    const done = answer.intent?.status === 'requires_action' ? await askBank(clientSecret) : answer
    if (!done.error && done.intent && options.redirect !== 'if_required')
      leave(done.intent, confirmParams?.return_url)
    return done
  }

  const withHiddenFrame = async (message: object): Promise<Answer> => {
    const frame = frameAt('elements', 'Secure payment frame')
    frame.style.display = 'none'
    const line = lineTo(frame, () => undefined)
    document.body.append(frame)
    const answer = await line.ask(message)
    line.end()
    frame.remove()
    return answer
  }

  const leave = ({ id, object, client_secret, status }: Intent, returnUrl: string | undefined): void => {
    if (returnUrl === undefined) return
    const url = new URL(returnUrl, location.href)
    url.searchParams.set(object, id)
    url.searchParams.set(`${object}_client_secret`, client_secret)
    url.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed')
    location.assign(url)
  }

  const as = (name: string, { error, intent }: Answer): object => (error ? { error } : { [name]: intent })

  const createStripe = (publishableKey: string): object => {
    if (!publishableKey.startsWith('pk_')) throw new Error('Pass a publishable key.')
    const retrieve = (clientSecret: string) => withHiddenFrame({ does: 'retrieve', clientSecret })
    const nextAction = async (clientSecret: string): Promise<Answer> => {
      const known = await retrieve(clientSecret)
      return known.intent?.status === 'requires_action' ? askBank(clientSecret) : known
    }
    return {
      elements: (options?: { readonly clientSecret?: string; readonly appearance?: object }) =>
        new Elements(options),
      confirmSetup: async (options: ConfirmOptions) => as('setupIntent', await confirm(options)),
      confirmPayment: async (options: ConfirmOptions) => as('paymentIntent', await confirm(options)),
      confirmCardSetup: async (clientSecret: string, confirmParams: ConfirmParams = {}) =>
        as('setupIntent', await confirm({ clientSecret, confirmParams, redirect: 'if_required' })),
      confirmCardPayment: async (clientSecret: string, confirmParams: ConfirmParams = {}) =>
        as('paymentIntent', await confirm({ clientSecret, confirmParams, redirect: 'if_required' })),
      retrieveSetupIntent: async (clientSecret: string) => as('setupIntent', await retrieve(clientSecret)),
      retrievePaymentIntent: async (clientSecret: string) =>
        as('paymentIntent', await retrieve(clientSecret)),
      handleNextAction: async ({ clientSecret }: { readonly clientSecret: string }) => {
        const answer = await nextAction(clientSecret)
        return as(answer.intent?.object === 'setup_intent' ? 'setupIntent' : 'paymentIntent', answer)
      },
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    }
  }

  Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'clover' }) })
})()
