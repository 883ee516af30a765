import { HttpProblem } from '../../http/problems/httpProblem.ts'
import type { Sentence } from '../../messages/sentence.ts'

export const addressRefused = (detail: Sentence) =>
  new HttpProblem({
    status: 422,
    code: 'WEBHOOK_ADDRESS_REFUSED',
    says: 'problems.addressRefused',
    detail,
    errors: [{ path: 'body.url', message: detail }],
  })

export const tooManyWebhooks = (max: number) =>
  new HttpProblem({
    status: 409,
    code: 'TOO_MANY_WEBHOOKS',
    says: 'problems.tooManyWebhooks',
    options: { max },
  })

export const webhookDisabled = () =>
  new HttpProblem({ status: 409, code: 'WEBHOOK_DISABLED', says: 'problems.webhookDisabled' })

export const replayTooLarge = (max: number) =>
  new HttpProblem({
    status: 409,
    code: 'REPLAY_TOO_LARGE',
    says: 'problems.replayTooLarge',
    options: { max },
  })
