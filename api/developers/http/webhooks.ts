import type { Webhook } from '@laurel/contract/developers/webhook.ts'
import { webhooksMax } from '@laurel/contract/developers/webhook.ts'
import * as calls from '@laurel/contract/developers/webhooks.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createTokenCipher, type TokenCipher } from '../../access/tokenCipher.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { written } from '../../messages/sentence.ts'
import { enableWebhook } from '../webhooks/deliverAgain.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  disableWebhook,
  rotateSecret,
} from '../webhooks/manageWebhooks.ts'
import { oweReplay, oweTest } from '../webhooks/oweDeliveries.ts'
import { addressProblem } from '../webhooks/publicAddress.ts'
import { type WebhookItem, webhookOf, webhooksOf } from '../webhooks/webhookRows.ts'
import { addressRefused, replayTooLarge, tooManyWebhooks, webhookDisabled } from './webhookProblems.ts'

/** Where a team has its events sent. */
export const serveWebhooks = (api: Api, dependencies: Dependencies): void => {
  const { database, clock, settings } = dependencies
  const now = () => instantOf(clock())

  const cipher = (): TokenCipher => {
    if (!settings.webhooks) throw new Error('This server has no key for the secrets of webhooks.')
    return createTokenCipher(settings.webhooks.key)
  }

  const requireAddress = (url: string): void => {
    const problem = addressProblem(url, settings.webhooks?.allowsLocalhost ?? false)
    if (problem !== undefined) throw addressRefused(written(problem))
  }

  const existing = async (teamId: TeamId, webhookId: string): Promise<WebhookItem> => {
    const webhook = await webhookOf(database, teamId, webhookId)
    if (!webhook) throw notFound('webhook')
    return webhook
  }

  const active = async (teamId: TeamId, webhookId: string): Promise<WebhookItem> => {
    const webhook = await existing(teamId, webhookId)
    if (webhook.disabledReason) throw webhookDisabled()
    return webhook
  }

  api.route({
    ...routeOf(calls.listWebhooks),
    handler: async request => ({
      webhooks: (await webhooksOf(database, callerOf(request).teamId)).map(webhookAnswer),
    }),
  })

  api.route({
    ...routeOf(calls.readWebhook),
    handler: async request => ({
      webhook: webhookAnswer(await existing(callerOf(request).teamId, request.params.id)),
    }),
  })

  api.route({
    ...routeOf(calls.createWebhook),
    handler: async request => {
      requireAddress(request.body.url)
      const owner = callerOf(request)
      const created = await createWebhook({ database, cipher: cipher() }, owner, request.body, now())
      if (created === 'tooMany') throw tooManyWebhooks(webhooksMax)
      const webhook = webhookAnswer(await existing(owner.teamId, created.webhookId))
      return { ok: true as const, webhook, secret: created.secret }
    },
  })

  api.route({
    ...routeOf(calls.changeWebhook),
    handler: async request => {
      requireAddress(request.body.url)
      const { teamId } = callerOf(request)
      const { id } = request.params
      const isChanged = await changeWebhook(database, { teamId, webhookId: id }, request.body, now())
      if (!isChanged) throw notFound('webhook')
      return { ok: true as const, webhook: webhookAnswer(await existing(teamId, id)) }
    },
  })

  api.route({
    ...routeOf(calls.deleteWebhook),
    handler: async request => {
      const isDeleted = await deleteWebhook(database, callerOf(request).teamId, request.params.id)
      if (!isDeleted) throw notFound('webhook')
      return { ok: true as const }
    },
  })

  api.route({
    ...routeOf(calls.disableWebhook),
    handler: async request => {
      const isDisabled = await disableWebhook(database, callerOf(request).teamId, request.params.id)
      if (!isDisabled) throw notFound('webhook')
      return { ok: true as const }
    },
  })

  api.route({
    ...routeOf(calls.enableWebhook),
    handler: async request => {
      const target = { teamId: callerOf(request).teamId, webhookId: request.params.id }
      const isEnabled = await enableWebhook(database, target, request.body.catches_up, now())
      if (!isEnabled) throw notFound('webhook')
      return { ok: true as const }
    },
  })

  api.route({
    ...routeOf(calls.rotateWebhookSecret),
    handler: async request => {
      const { teamId } = callerOf(request)
      const secret = await rotateSecret({ database, cipher: cipher() }, teamId, request.params.id, now())
      if (secret === null) throw notFound('webhook')
      return { ok: true as const, secret }
    },
  })

  api.route({
    ...routeOf(calls.testWebhook),
    handler: async request => {
      await oweTest(database, await active(callerOf(request).teamId, request.params.id), now())
      return { ok: true as const }
    },
  })

  api.route({
    ...routeOf(calls.replayEvents),
    handler: async request => {
      const webhook = await active(callerOf(request).teamId, request.params.id)
      const { since, types = webhook.types } = request.body
      const count = await oweReplay(database, webhook, { since, types }, now())
      if (count === 'tooMany') throw replayTooLarge(calls.replayedMax)
      return { ok: true as const, count }
    },
  })
}

const statusOf = ({ disabledReason, failingSince }: WebhookItem): Webhook['status'] => {
  if (disabledReason) return 'disabled'
  return failingSince === null ? 'active' : 'failing'
}

const webhookAnswer = (webhook: WebhookItem): Webhook => ({
  id: webhook.webhookId,
  url: webhook.url,
  description: webhook.description,
  types: webhook.types,
  includes_messages: webhook.includesMessages,
  status: statusOf(webhook),
  disabled_reason: webhook.disabledReason,
  created_at: webhook.createdAt,
  created_by:
    webhook.creatorName === null
      ? null
      : { id: webhook.createdBy, name: webhook.creatorName, profile_picture: webhook.creatorPictureUrl },
  failing_since: webhook.failingSince,
  last_success_at: webhook.lastSuccessAt,
  last_problem: webhook.lastProblem,
  former_secret_until: webhook.formerSecretUntil,
  waiting: webhook.waiting,
})
