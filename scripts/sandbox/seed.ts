import { z } from 'zod'

/** A person of the workspace, as a seed describes them. */
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
  /** Custom profile fields: id of the field → value; a person is written as the id of a user. */
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
  /** Whether people of another organisation are in it. */
  isShared: z.boolean().default(false),
  /** Ids of users; name the app's bot user too where it was invited. */
  members: z.array(z.string()).default([]),
})
export type SandboxChannel = z.input<typeof SandboxChannel>

/** A field on everybody's profile. */
export const SandboxProfileField = z.object({
  /** Like Slack's own, `Xf` and capitals or digits. */
  id: z.string().regex(/^Xf[A-Z0-9]+$/),
  label: z.string().min(1),
  type: z.enum(['text', 'long_text', 'options_list', 'date', 'link', 'user']).default('text'),
  /** Names one of Slack's own fields, `title` or `start_date`, whose value is in the profile itself. */
  fieldName: z.string().optional(),
  hint: z.string().default(''),
  possibleValues: z.array(z.string()).optional(),
  isHidden: z.boolean().default(false),
})
export type SandboxProfileField = z.input<typeof SandboxProfileField>

/** A user group, which people mention as `@handle`. */
export const SandboxUserGroup = z.object({
  /** Like Slack's own, `S` and capitals or digits. */
  id: z.string().regex(/^S[A-Z0-9]+$/),
  handle: z.string().regex(/^[a-z0-9][a-z0-9._-]*$/),
  name: z.string().min(1),
  /** Ids of users. */
  users: z.array(z.string()),
})
export type SandboxUserGroup = z.input<typeof SandboxUserGroup>

export const SandboxWorkspace = z.object({
  team: z.object({
    id: z.string().regex(/^T[A-Z0-9]+$/),
    name: z.string().min(1),
    domain: z.string().regex(/^[a-z0-9-]+$/),
  }),
  users: z.array(SandboxUser),
  channels: z.array(SandboxChannel),
  userGroups: z.array(SandboxUserGroup).default([]),
  profileFields: z.array(SandboxProfileField).default([]),
})
export type SandboxWorkspace = z.input<typeof SandboxWorkspace>
