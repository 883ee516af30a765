import { z } from 'zod'
import type { CodeSettings } from '../rewards/payouts/codes/codeSettings.ts'
import { areAllOrNone } from './areAllOrNone.ts'

/** The providers that send codes to people. */
export const codeEnvironment = z.object({
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({
      description:
        'The mail server that sends codes which verify payout accounts: smtps://user:password@mail.example.com.',
      unset: 'the sandbox while it replaces Slack, otherwise no codes by e-mail',
    }),
  MAIL_FROM: z.email().optional().meta({
    description: 'The sender of mails. Set it together with SMTP_URL.',
    unset: 'none',
  }),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'It begins with AC and has 34 characters.')
    .optional()
    .meta({
      description: 'The Twilio account that sends codes by text message.',
      unset: 'the sandbox while it replaces Slack, otherwise no codes by text message',
    }),
  TWILIO_AUTH_TOKEN: z.string().optional().meta({ description: 'The token of that account.', unset: 'none' }),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+\d{8,15}|MG[0-9a-f]{32})$/i, 'Give a number, +14155550100, or the id of a messaging service.')
    .optional()
    .meta({
      description: 'The number or messaging service that text messages come from. Set all three together.',
      unset: 'none',
    }),
})

type Environment = z.output<typeof codeEnvironment>

export const areCodesWhole = (environment: Environment): boolean =>
  areAllOrNone(environment.SMTP_URL, environment.MAIL_FROM) &&
  areAllOrNone(environment.TWILIO_ACCOUNT_SID, environment.TWILIO_AUTH_TOKEN, environment.TWILIO_FROM)

export const codesIn = ({
  SMTP_URL: url,
  MAIL_FROM: mailFrom,
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: from,
}: Environment): CodeSettings => ({
  ...(url && mailFrom ? { smtp: { url, from: mailFrom } } : {}),
  ...(accountSid && authToken && from ? { twilio: { accountSid, authToken, from } } : {}),
})
