import { z } from 'zod'

/** A person of the workspace, as whoever composes a sandbox writes one down. */
export const SandboxUser = z.object({
  /** Like Slack's own, `U` and capitals or digits. */
  id: z.string().regex(/^[UW][A-Z0-9]+$/),
  /** The handle after the `@`: lower case, digits, dots, dashes. */
  name: z.string().regex(/^[a-z0-9][a-z0-9._-]*$/),
  realName: z.string().min(1),
  email: z.email().optional(),
  title: z.string().optional(),
  phone: z.string().optional(),
  /** `YYYY-MM-DD` */
  startDate: z.string().optional(),
  /** A picture of the person; without one the sandbox draws the initials. */
  avatar: z.url().optional(),
  timeZone: z.string().default('Europe/London'),
  locale: z.string().default('en-GB'),
  isAdmin: z.boolean().default(false),
  isOwner: z.boolean().default(false),
  isBot: z.boolean().default(false),
  /** A guest. */
  isRestricted: z.boolean().default(false),
  /** Someone whose account was deactivated. */
  isDeleted: z.boolean().default(false),
  /** Custom profile fields: id of the field → value. */
  fields: z.record(z.string(), z.string()).default({}),
})
export type SandboxUser = z.input<typeof SandboxUser>

export const SandboxChannel = z.object({
  id: z.string().regex(/^[CG][A-Z0-9]+$/),
  /** Without the `#`. */
  name: z.string().min(1).max(80),
  topic: z.string().default(''),
  purpose: z.string().default(''),
  isPrivate: z.boolean().default(false),
  isArchived: z.boolean().default(false),
  isGeneral: z.boolean().default(false),
  /** Ids of users; name the app's bot user too where it was invited. */
  members: z.array(z.string()).default([]),
})
export type SandboxChannel = z.input<typeof SandboxChannel>

export const SandboxWorkspace = z.object({
  team: z.object({
    id: z.string().regex(/^T[A-Z0-9]+$/),
    name: z.string().min(1),
    domain: z.string().regex(/^[a-z0-9-]+$/),
  }),
  users: z.array(SandboxUser),
  channels: z.array(SandboxChannel),
  /** Custom profile fields of the team: id → label. */
  profileFields: z.record(z.string(), z.string()).default({}),
})
export type SandboxWorkspace = z.input<typeof SandboxWorkspace>
