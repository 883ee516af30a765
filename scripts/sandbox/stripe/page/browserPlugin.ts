import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { sendPage } from '../../plainPage/sendPage.ts'
import { collectInvoice } from '../billing/invoicing.ts'
import type { StripeControl } from '../control/control.ts'
import { rowIn } from '../http/lists.ts'
import { bodyOf, invalid, StripeRefusal } from '../http/refusal.ts'
import { showPaymentIntent, showSetupIntent } from '../objects/intents.ts'
import { showProblem } from '../objects/paymentMethod.ts'
import { confirmNow } from '../operations/paymentIntents.ts'
import { confirmedSetup } from '../operations/setupIntents.ts'
import { addCard } from '../payments/cards.ts'
import type { World } from '../world.ts'
import { invoicePage, invoicePdf, receiptPage, receiptPdf } from './documents.ts'

const folder = join(import.meta.dirname, '../../page')

const files = {
  'stripe.js': { path: 'dist/stripe.js', type: 'text/javascript; charset=utf-8' },
  'frame.js': { path: 'dist/stripeFrame.js', type: 'text/javascript; charset=utf-8' },
  'bank.js': { path: 'dist/stripeBank.js', type: 'text/javascript; charset=utf-8' },
  'stripe.css': { path: 'stripe/stripe.css', type: 'text/css; charset=utf-8' },
} as const

/** Pages of any origin may frame the form, as they may frame Stripe's. */
const framePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

const Confirm = z.strictObject({
  clientSecret: z.string().max(200),
  name: z.string().max(200).nullable().optional(),
  method: z.string().max(200).optional(),
  card: z
    .strictObject({
      number: z.string().max(40),
      expMonth: z.int(),
      expYear: z.int(),
      cvc: z.string().max(4),
    })
    .optional(),
})
const Answer = z.strictObject({ clientSecret: z.string().max(200), isConfirmed: z.boolean() })
const Secret = z.strictObject({ clientSecret: z.string().max(200) })
const Params = z.object({ id: z.string() })

export type BrowserOptions = {
  readonly world: World
  readonly control: StripeControl
  readonly before: () => void
  readonly after: () => void
}

/** What a browser loads: the script, the form for cards, the question of the bank, invoices and receipts. */
export const browserPlugin =
  ({ world, control, before, after }: BrowserOptions): FastifyPluginAsync =>
  async fastify => {
    const { state } = world
    fastify.get('/stripe.js', (_request, reply) => sendFile(reply, 'stripe.js'))
    for (const name of ['frame.js', 'bank.js', 'stripe.css'] as const)
      fastify.get(`/files/${name}`, (_request, reply) => sendFile(reply, name))
    fastify.get('/elements', (_request, reply) => sendFrame(reply, 'frame.html'))
    fastify.get('/three-d-secure', (_request, reply) => sendFrame(reply, 'bank.html'))

    const intentWith = (clientSecret: string) => {
      const [id = ''] = clientSecret.split('_secret_')
      const setup = Object.hasOwn(state.setupIntents, id) ? state.setupIntents[id] : undefined
      if (setup?.clientSecret === clientSecret) return { kind: 'setup' as const, row: setup }
      const payment = Object.hasOwn(state.paymentIntents, id) ? state.paymentIntents[id] : undefined
      if (payment?.clientSecret === clientSecret) return { kind: 'payment' as const, row: payment }
      throw invalid('No such intent. Ask for a new one.', {
        code: 'resource_missing',
        param: 'client_secret',
      })
    }
    type Intent = ReturnType<typeof intentWith>
    const shown = (intent: Intent) =>
      intent.kind === 'setup' ? showSetupIntent(intent.row, state) : showPaymentIntent(intent.row, state)

    const carryOut = (act: () => object): object => {
      before()
      try {
        return act()
      } catch (error) {
        if (error instanceof StripeRefusal) return bodyOf(error.details)
        throw error
      } finally {
        after()
      }
    }

    fastify.post('/elements/retrieve', async ({ body }) =>
      carryOut(() => ({ intent: shown(intentWith(Secret.parse(body).clientSecret)) })),
    )
    fastify.post('/elements/confirm', async ({ body }) =>
      carryOut(() => {
        const { clientSecret, card, method, name = null } = Confirm.parse(body)
        const intent = intentWith(clientSecret)
        const used = card ? addCard(world, { ...card, name }).id : (method ?? intent.row.paymentMethod)
        return {
          intent:
            intent.kind === 'setup'
              ? confirmedSetup(world, intent.row, used)
              : confirmNow(world, intent.row, { method: used, isOffSession: false }),
        }
      }),
    )
    fastify.post('/elements/answer', async ({ body }) => {
      const { clientSecret, isConfirmed } = Answer.parse(body)
      const intent = intentWith(clientSecret)
      control.answerThreeDSecure(intent.row.id, isConfirmed)
      const { problem } = intent.row
      return problem ? { error: showProblem(problem, state) } : { intent: shown(intent) }
    })

    fastify.get('/invoices/:id', async ({ params }, reply) =>
      sendPage(reply, invoicePage(rowIn(state.invoices, 'invoice', Params.parse(params).id))),
    )
    fastify.get('/invoices/:id/pdf', async ({ params }, reply) => {
      const invoice = rowIn(state.invoices, 'invoice', Params.parse(params).id)
      return sendPdf(reply, `Invoice-${invoice.number ?? invoice.id}`, invoicePdf(invoice))
    })
    // A person is there: the question of the bank is answered.
    fastify.post('/invoices/:id/pay', async ({ params }, reply) => {
      const { id } = Params.parse(params)
      carryOut(() => {
        const invoice = rowIn(state.invoices, 'invoice', id)
        collectInvoice(world, invoice, undefined, false)
        const intent = state.paymentIntents[invoice.paymentIntent ?? '']
        if (intent?.status === 'requires_action') control.answerThreeDSecure(intent.id, true)
        return invoice
      })
      return reply.redirect(`/stripe/invoices/${id}`, 303)
    })
    fastify.get('/receipts/:id', async ({ params }, reply) =>
      sendPage(reply, receiptPage(rowIn(state.charges, 'charge', Params.parse(params).id))),
    )
    fastify.get('/receipts/:id/pdf', async ({ params }, reply) => {
      const charge = rowIn(state.charges, 'charge', Params.parse(params).id)
      return sendPdf(reply, `Receipt-${charge.receiptNumber}`, receiptPdf(charge))
    })
  }

const sendPdf = (reply: FastifyReply, name: string, pdf: Buffer): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .send(pdf)

const sendFile = (reply: FastifyReply, name: keyof typeof files): FastifyReply => {
  const { path, type } = files[name]
  const file = join(folder, path)
  if (!existsSync(file)) return reply.code(503).send('The scripts have not been built. Run "npm run build".')
  return reply
    .type(type)
    .header('cache-control', 'no-cache')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff')
    .send(readFileSync(file))
}

const sendFrame = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', framePolicy)
    .send(readFileSync(join(folder, 'stripe', name)))
