import type { StandInDefinition } from '../standIn.ts'
import { createAmazonStandIn } from './amazonPlugin.ts'

const secrets = {
  clientId: 'amzn1.application-oa2-client.sandbox',
  clientSecret: 'amzn1.oa2-cs.sandbox-secret',
  refreshToken: 'Atzr|sandbox-refresh-token',
  buyerEmail: 'rewards@juniper.example',
}

/** Amazon Business in the sandbox: one consent for all parts of the world. */
export const amazonStandIn: StandInDefinition = {
  vendor: 'amazon',
  settings: {
    environment: 'sandbox',
    clientId: secrets.clientId,
    clientSecret: secrets.clientSecret,
    refreshTokenNorthAmerica: secrets.refreshToken,
    refreshTokenEurope: secrets.refreshToken,
    refreshTokenFarEast: secrets.refreshToken,
    buyerEmail: secrets.buyerEmail,
    phone: '+1 503 555 0100',
  },
  create: surroundings => createAmazonStandIn(surroundings, secrets),
}
