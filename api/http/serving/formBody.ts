import type { FastifyRequest } from 'fastify'
import type { Api } from './api.ts'

/** Serves routes whose body is a form with a file, read whole, of at most `bytesMax`. */
export const withForms = (api: Api, bytesMax: number, serve: (api: Api) => void): void => {
  void api.register(async (scope: Api) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: bytesMax },
      (request: FastifyRequest, body: Buffer) => fieldsOf(body, request.headers['content-type'] ?? ''),
    )
    serve(scope)
  })
}

/** The fields of a form; a body that is none has no fields, which the schema of the route refuses. */
const fieldsOf = async (body: Buffer, contentType: string): Promise<Record<string, unknown>> => {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData()
    return Object.fromEntries(form)
  } catch (error) {
    if (error instanceof TypeError) return {}
    throw error
  }
}
