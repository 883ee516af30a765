import type { CookieSerializeOptions } from '@fastify/cookie'
import { browserHeader } from '@laurel/contract/wire/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The refresh token of a page, and the value that ties a sign-in to the browser where it began. */
export type CookieName = 'session' | 'sign-in'

const sameSite = { session: 'strict', 'sign-in': 'lax' } as const

/** Whether the caller is a page, whose session is kept by a cookie. Only pages of this origin can send the header. */
export const isBrowser = (request: FastifyRequest): boolean =>
  request.headers[browserHeader.name] === browserHeader.value

/** Cookies that no page can read, of one Laurel: without TLS the name has the port, which browsers do not tell apart. */
export const createCookies = (origin: string) => {
  const { protocol, port } = new URL(origin)
  const isSecure = protocol === 'https:'
  const nameOf = (name: CookieName): string =>
    isSecure ? `__Host-laurel-${name}` : ['laurel', name, port].filter(part => part !== '').join('-')
  const options = (name: CookieName): CookieSerializeOptions => ({
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: sameSite[name],
  })
  return {
    read: (request: FastifyRequest, name: CookieName): string | undefined => request.cookies[nameOf(name)],
    write: (reply: FastifyReply, name: CookieName, value: string, expires: Date): void => {
      reply.setCookie(nameOf(name), value, { ...options(name), expires })
    },
    clear: (reply: FastifyReply, name: CookieName): void => {
      reply.clearCookie(nameOf(name), options(name))
    },
  }
}
export type Cookies = ReturnType<typeof createCookies>
