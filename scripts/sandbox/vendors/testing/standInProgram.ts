import Fastify from 'fastify'
import { explainFailures } from '../../explainFailures.ts'
import { NotPossible } from '../../people/actor.ts'
import { everyOrgStandIn } from '../everyOrg/everyOrgStandIn.ts'
import { mountStandIns } from '../mountStandIns.ts'
import { s3StandIn } from '../s3/s3StandIn.ts'
import { sendWebhook } from '../sendWebhook.ts'
import { volatileMemory } from '../standInMemory.ts'
import { standIns } from '../standIns.ts'
import { Listening, standInTime, VendorStarted, VendorWanted } from './vendorWanted.ts'

/** Starts vendors for specs, each fresh and with a server of its own, until the process that asks for them ends. */
const open = new Map<string, () => Promise<void>>()

const startVendor = async ({ vendor, webhookUrl }: VendorWanted) => {
  const definition = [...standIns, everyOrgStandIn, s3StandIn].find(each => each.vendor === vendor)
  if (!definition) throw new NotPossible(`The sandbox has no ${vendor}.`)
  const server = Fastify({ forceCloseConnections: true })
  explainFailures(server)
  let origin = ''
  const standIn = definition.create({
    url: () => origin,
    clock: () => standInTime,
    memory: volatileMemory(),
    sendWebhook: message => sendWebhook(webhookUrl, message),
  })
  await mountStandIns(server, [{ vendor, ...standIn }])
  origin = `${await server.listen({ host: '127.0.0.1', port: 0 })}/vendors/${vendor}`
  open.set(origin, () => server.close())
  return VendorStarted.parse({ origin })
}

const server = Fastify()
explainFailures(server)
server.post('/vendors', request => startVendor(VendorWanted.parse(request.body)))
server.delete('/vendors', async request => {
  const { origin } = VendorStarted.parse(request.query)
  await open.get(origin)?.()
  open.delete(origin)
  return {}
})
process.on('disconnect', () => process.exit())
const url = await server.listen({ host: '127.0.0.1', port: 0 })
process.send?.(Listening.parse({ url }))
