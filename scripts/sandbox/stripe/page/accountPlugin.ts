import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { sendPage } from '../../plainPage/sendPage.ts'
import type { StripeControl } from '../control/control.ts'
import { StripeRefusal } from '../http/refusal.ts'
import { type AccountAct, accountPage } from './accountPage.ts'

const Form = z.object({ act: z.string().max(200) })
const Query = z.object({ notice: z.string().max(300).optional().catch(undefined) })

type Acts = Readonly<Record<AccountAct, (id: string) => string>>

const actsOf = (control: StripeControl): Acts => ({
  hour: () => later(() => control.advance({ seconds: 3_600 })),
  day: () => later(() => control.advance({ days: 1 })),
  month: () => later(() => control.advance({ months: 1 })),
  refund: id => said(control.refund(id), 'The payment was refunded.'),
  dispute: id => said(control.dispute(id), 'The payment is disputed: the bank took the money back.'),
  win: id => said(control.closeDispute(id, 'won'), 'The dispute was won: the money is back.'),
  lose: id => said(control.closeDispute(id, 'lost'), 'The dispute was lost.'),
  breakCard: id => said(control.setCardBehaviour(id, 'declinedLater'), 'The bank declines the card.'),
  mendCard: id => said(control.setCardBehaviour(id, 'works'), 'The card works again.'),
  loseEvent: () => said(control.webhooks({ kind: 'lose', times: 1 }), 'The next event gets lost.'),
  doubleEvent: () => said(control.webhooks({ kind: 'double', times: 1 }), 'The next event is sent twice.'),
})

const said = (_done: unknown, text: string): string => text

const later = (advance: () => void): string => said(advance(), 'The time at Stripe has moved.')

/** `/stripe/account`: the side of Stripe for people who try Laurel. */
export const accountPlugin =
  (control: StripeControl): FastifyPluginAsync =>
  async fastify => {
    const form = 'application/x-www-form-urlencoded'
    fastify.removeContentTypeParser(form)
    fastify.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const acts = actsOf(control)
    fastify.get('/account', async ({ query }, reply) =>
      sendPage(reply, accountPage(control.state(), control.now() / 1_000, Query.parse(query).notice)),
    )
    fastify.post('/account', async ({ body }, reply) => {
      const [act = '', id = ''] = Form.parse(body).act.split(':')
      const notice = noticeOf(acts, act, id)
      return reply.redirect(`/stripe/account?notice=${encodeURIComponent(notice)}`, 303)
    })
  }

const noticeOf = (acts: Acts, act: string, id: string): string => {
  const run = Object.entries(acts).find(([name]) => name === act)?.[1]
  if (!run) return 'The page does not know that.'
  try {
    return run(id)
  } catch (error) {
    if (error instanceof StripeRefusal) return error.message
    throw error
  }
}
