import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '@laurel/contract/wire/problem.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ProtectAnswer } from '../pages/securityHeaders.ts'
import { handleError, tooSlowToSend } from './errorHandler.ts'
import { HttpProblem } from './httpProblem.ts'

const headersTooLarge: Problem = new HttpProblem({
  status: 431,
  code: 'TOO_LARGE',
  title: 'Too large',
  detail: 'The headers of the request are too large. Send less of them.',
}).problem

const unreadable: Problem = new HttpProblem({
  status: 400,
  code: 'INVALID_REQUEST',
  title: 'Invalid request',
  detail: 'This is not a request of HTTP/1.1. Correct it and send it again.',
}).problem

const problemOf = (code: string | undefined): Problem => {
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
  const problem = problemOf(error.code)
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
