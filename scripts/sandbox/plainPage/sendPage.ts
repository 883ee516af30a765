import type { FastifyReply } from 'fastify'

/** Sends a page that may load nothing but styles and pictures of its own, and whose forms lead only where it says. */
export const sendPage = (reply: FastifyReply, page: string, formTargets = "'self'"): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; img-src 'self' http: https:; form-action ${formTargets}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .send(page)
