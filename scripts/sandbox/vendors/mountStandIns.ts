import type { FastifyInstance } from 'fastify'
import { createLine } from './line.ts'
import type { StandIn } from './standIn.ts'
import { standInControlPlugin } from './standInControlPlugin.ts'

export type MountedStandIn = StandIn & { readonly vendor: string }

/** The stand-ins below `/vendors/<vendor>`, and the control of each below `/vendors/<vendor>/_control`. */
export const mountStandIns = async (
  server: FastifyInstance,
  standIns: readonly MountedStandIn[],
): Promise<void> => {
  for (const { vendor, plugin, control } of standIns)
    await server.register(
      async scope => {
        const line = createLine()
        scope.addHook('onSend', line.pass)
        // Each vendor reads bodies in its own way.
        scope.removeContentTypeParser('application/x-www-form-urlencoded')
        await scope.register(plugin)
        await scope.register(standInControlPlugin(control, line), { prefix: '/_control' })
      },
      { prefix: `/vendors/${vendor}` },
    )
}
