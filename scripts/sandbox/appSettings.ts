import { z } from 'zod'

const SlashCommand = z.object({
  command: z.string().startsWith('/'),
  description: z.string(),
  usageHint: z.string().default(''),
  /** Turns `@name` and `#channel` into `<@U…|name>` and `<#C…|channel>`. */
  shouldEscape: z.boolean().default(true),
})

const Shortcut = z.object({
  callbackId: z.string(),
  name: z.string().max(24),
  kind: z.enum(['global', 'message']),
})

/** No more than the manifest of the app asks for, so that what it lacks fails here as it would in Slack. */
export const botScopes = [
  'commands',
  'chat:write',
  'chat:write.public',
  'channels:history',
  'channels:read',
  'channels:join',
  'emoji:read',
  'groups:history',
  'groups:read',
  'im:history',
  'im:write',
  'links:read',
  'links:write',
  'reactions:read',
  'team:read',
  'usergroups:read',
  'users:read',
  'users:read.email',
  'users.profile:read',
]

export const deliveredEvents = [
  'app_home_opened',
  'app_uninstalled',
  'tokens_revoked',
  'team_join',
  'user_change',
  'user_profile_changed',
  'team_profile_change',
  'member_joined_channel',
  'member_left_channel',
  'channel_rename',
  'channel_archive',
  'channel_unarchive',
  'group_rename',
  'group_archive',
  'group_unarchive',
  'link_shared',
  'reaction_added',
  'reaction_removed',
]

/** The app as it would be registered with Slack. */
export const SandboxApp = z.object({
  id: z.string().default('A0LAUREL'),
  name: z.string().default('Laurel'),
  description: z.string().default('Thank colleagues, and turn thanks into rewards.'),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  signingSecret: z.string().min(1),
  botToken: z.string().startsWith('xoxb-'),
  botUserId: z.string().default('U0LAUREL'),
  botId: z.string().default('B0LAUREL'),
  scopes: z.array(z.string()).default(botScopes),
  /** The events the app subscribed to. */
  events: z.array(z.string()).default(deliveredEvents),
  slashCommands: z.array(SlashCommand).default([
    {
      command: '/shoutout',
      description: 'Thank a colleague, with points',
      usageHint: '@name +10 #value what for',
      shouldEscape: true,
    },
    {
      command: '/award',
      description: 'Give a spot award',
      usageHint: '@name award what for',
      shouldEscape: true,
    },
    {
      command: '/nominate',
      description: 'Nominate a colleague',
      usageHint: '@name what for',
      shouldEscape: true,
    },
  ]),
  shortcuts: z.array(Shortcut).default([
    { callbackId: 'giveShoutout', name: 'Give a shoutout', kind: 'global' },
    { callbackId: 'thankForMessage', name: 'Thank for this message', kind: 'message' },
  ]),
  /** The hosts whose links the app previews. */
  unfurlDomains: z.array(z.string()).default([]),
  /** Set when the app rotates its tokens: how long one lives. */
  tokensLiveSeconds: z.number().positive().optional(),
  /** Whether the first workspace has the app from the start; otherwise a person installs it. */
  isInstalled: z.boolean().default(true),
  requestUrls: z.object({
    commands: z.url(),
    interactivity: z.url(),
    events: z.url(),
    /** Redirects of an installation or a sign-in may go to this origin only. */
    oauthRedirect: z.url(),
  }),
})
export type SandboxApp = z.input<typeof SandboxApp>
export type AppSettings = z.output<typeof SandboxApp>
