import { me } from '@laurel/contract/people/me.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import { countryOfLocale } from '@laurel/ledger/kernel/countryOfLocale.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Currency } from '@laurel/ledger/kernel/money.ts'
import { teamAccountBalances } from '@laurel/projections/books/balances/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { directReports } from '@laurel/projections/people/members/directReports.ts'
import { memberById } from '@laurel/projections/people/members/queries.ts'
import { managedSegments } from '@laurel/projections/people/segments/queries.ts'
import { hasOwnRewards } from '@laurel/projections/rewards/catalog/hasOwnRewards.ts'
import { channelNames } from '@laurel/projections/team/channels/channelNames.ts'
import { hasSavedCard } from '../../billing/cards/cardRows.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notYetShown } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { regionOf } from '../../rewards/amazon/marketplaces.ts'
import { exchangeRates } from '../../rewards/exchangeRates/exchangeRates.ts'
import { localCurrencyOf } from '../../rewards/exchangeRates/localCurrency.ts'
import { teamOf } from '../../team/teamAnswer.ts'
import { listAddresses } from '../addresses/addressBook.ts'
import { readShoutoutGrant } from '../readAllowances.ts'
import { shippingAddressOf } from './addresses.ts'
import { userOf } from './user.ts'

/** The signed-in member and their team. */
export const serveMe = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies
  api.route({
    ...routeOf(me),
    handler: async request => {
      const { teamId, memberId, isAdmin } = callerOf(request)
      const [team, member, accounts, channels, hasRewards, grant, reports, addresses, managed, hasCard] =
        await Promise.all([
          teamOfCaller(dependencies, request),
          memberById(database, teamId, memberId),
          teamAccountBalances(database, teamId),
          channelNames(database, teamId, memberId, rowsMax),
          hasOwnRewards(database, teamId),
          readShoutoutGrant(dependencies, teamId, memberId, instantOf(clock())),
          directReports(database, teamId, memberId),
          listAddresses(dependencies, { teamId, memberId }),
          managedSegments(database, teamId, memberId),
          hasSavedCard(database, teamId),
        ])
      if (!member) throw notYetShown()
      const knowsAll = isAdmin || team.settings.usesAllChannels
      const facts = {
        fund: accounts.fund,
        channels,
        knownChannels: channels.filter(({ isOfMember }) => knowsAll || isOfMember),
        hasOwnRewards: hasRewards,
        hasCard,
      }
      const user = userOf(member, grant, reports, addresses.map(shippingAddressOf), managed)
      const country = countryOfLocale(user.locale)
      return {
        user,
        team: teamOf(team, facts),
        amazon_marketplace: regionOf(country) ?? null,
        currency_rates: await currencyRates(database, [localCurrencyOf(country), team.settings.baseCurrency]),
      }
    },
  })
}

/** Of the dollar, and of these currencies where their rates are known. */
const currencyRates = async (
  database: Queryable,
  currencies: readonly Currency[],
): Promise<Record<string, number>> => {
  const rates = await exchangeRates(database, ['USD', ...currencies])
  return Object.fromEntries([...rates].map(([currency, rate]) => [currency, Number(rate)]))
}
