import { HttpProblem } from '../../http/problems/httpProblem.ts'

export const addressRefused = (detail: string) =>
  new HttpProblem({
    status: 422,
    code: 'WEBHOOK_ADDRESS_REFUSED',
    title: 'Address refused',
    detail,
    errors: [{ path: 'body.url', message: detail }],
  })

export const tooManyWebhooks = (max: number) =>
  new HttpProblem({
    status: 409,
    code: 'TOO_MANY_WEBHOOKS',
    title: 'Too many webhooks',
    detail: `A team has at most ${max} webhooks. Delete one that you do not need.`,
  })

export const webhookDisabled = () =>
  new HttpProblem({
    status: 409,
    code: 'WEBHOOK_DISABLED',
    title: 'Webhook off',
    detail: 'This webhook is switched off. Switch it on first.',
  })

export const replayTooLarge = (max: number) =>
  new HttpProblem({
    status: 409,
    code: 'REPLAY_TOO_LARGE',
    title: 'Too many events',
    detail: `A replay sends at most ${max} events. Choose a later time or fewer types, or read the events through the API.`,
  })
