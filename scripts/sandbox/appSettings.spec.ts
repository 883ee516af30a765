import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { botScopes, deliveredEvents } from './appSettings.ts'

const Manifest = z.object({
  oauth_config: z.object({ scopes: z.object({ bot: z.array(z.string()) }) }),
  settings: z.object({
    event_subscriptions: z.object({ bot_events: z.array(z.string()) }),
    org_deploy_enabled: z.boolean(),
  }),
})

const manifest = Manifest.parse(
  JSON.parse(readFileSync(new URL('../../api/slack/manifest.json', import.meta.url), 'utf8')),
)

describe('the app in the practice workspace', () => {
  it('may do what its manifest asks for, and no more', () => {
    expect(botScopes.toSorted()).toEqual(manifest.oauth_config.scopes.bot.toSorted())
  })

  it('hears of nothing that its manifest does not subscribe to', () => {
    const subscribed = manifest.settings.event_subscriptions.bot_events
    expect(deliveredEvents.filter(event => !subscribed.includes(event))).toEqual([])
  })

  it('is installed in single workspaces, as setup knows no organisations', () => {
    expect(manifest.settings.org_deploy_enabled).toBe(false)
  })
})
