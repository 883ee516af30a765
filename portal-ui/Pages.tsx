import { Route, Switch } from 'wouter'
import { SectionPage } from './app/sections/SectionPage.tsx'
import { RedemptionsPage } from './redemptions/RedemptionsPage.tsx'
import { HomePage } from './rewards/HomePage.tsx'

/** The pages of the portal, by their address below `/redeem`. */
export const Pages = () => (
  <Switch>
    <Route path="/">
      <HomePage />
    </Route>
    <Route path="/redemptions">
      <RedemptionsPage />
    </Route>
    <Route path="/redemptions/:redemptionId">
      {({ redemptionId }) => <RedemptionsPage madeNow={redemptionId} />}
    </Route>
    <Route path="/:section/*?">{({ section }) => <SectionPage section={section} />}</Route>
    <Route>
      <SectionPage section={undefined} />
    </Route>
  </Switch>
)
