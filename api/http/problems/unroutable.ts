import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { plainEnglish } from '../../messages/speech.ts'
import type { ProtectAnswer } from '../pages/securityHeaders.ts'
import { handleError, tooSlowToSend } from './errorHandler.ts'
import { HttpProblem } from './httpProblem.ts'

const headersTooLarge = new HttpProblem({
  status: 431,
  code: 'TOO_LARGE',
  says: 'problems.headersTooLarge',
})

const unreadable = new HttpProblem({ status: 400, code: 'INVALID_REQUEST', says: 'problems.unreadable' })

const problemOf = (code: string | undefined): HttpProblem => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlowToSend
  return code === 'HPE_HEADER_OVERFLOW' ? headersTooLarge : unreadable
}

/** Answers bytes that are no request, and requests that do not arrive in time. No route or hook sees them. */
export const answerUnreadable = (error: NodeJS.ErrnoException, socket: Socket): void => {
  // Part of another answer may have been sent already.
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy()
    return
  }
  // The request and its wishes were not read.
  const problem = problemOf(error.code).in(plainEnglish)
  const body = JSON.stringify(problem)
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  )
}

/** Answers an address that the router can't read. Hooks do not see it, so it gets its headers here. */
export const unroutableHandler =
  (protect: ProtectAnswer) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    protect(request.raw, reply.raw)
    handleError(error, request, reply)
  }
