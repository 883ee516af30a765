import { Route, Switch } from 'wouter'
import { CatalogGate } from './app/sections/CatalogGate.tsx'
import { SectionPage } from './app/sections/SectionPage.tsx'
import { lazyPage } from './elements/lazyPage.tsx'
import { HomePage } from './rewards/HomePage.tsx'
import { CustomHome } from './rewards/home/CustomHome.tsx'

const AmazonPages = lazyPage(() => import('./rewards/amazon/Pages.tsx'))
const CashOutPages = lazyPage(() => import('./rewards/cashOut/Pages.tsx'))
const CharitiesPages = lazyPage(() => import('./rewards/charities/Pages.tsx'))
const ClaimsPages = lazyPage(() => import('./claims/Pages.tsx'))
const CustomPages = lazyPage(() => import('./rewards/custom/Pages.tsx'))
const GiftCardsPages = lazyPage(() => import('./rewards/giftCards/Pages.tsx'))
const PostsPages = lazyPage(() => import('./rewards/posts/Pages.tsx'))
const RecognitionPages = lazyPage(() => import('./recognition/Pages.tsx'))
const RedemptionPages = lazyPage(() => import('./redemptions/Pages.tsx'))
const StatementPages = lazyPage(() => import('./statement/Pages.tsx'))
const StorePages = lazyPage(() => import('./rewards/store/Pages.tsx'))

const pagesOf: Readonly<Record<string, { readonly preload: () => void }>> = {
  amazon: AmazonPages,
  charities: CharitiesPages,
  claims: ClaimsPages,
  custom: CustomPages,
  'gift-cards': GiftCardsPages,
  paypal: CashOutPages,
  post: PostsPages,
  recognition: RecognitionPages,
  redemptions: RedemptionPages,
  statement: StatementPages,
  store: StorePages,
  venmo: CashOutPages,
}

/** Fetches the script of the page at an address, before it is known who is signed in. */
export const preloadPage = (path: string): void => pagesOf[path.split('/')[1] ?? '']?.preload()

/**
 * The pages of the portal, by their address below `/redeem`. Everything beyond home is a script of its own; its `Pages` matches whole addresses, such as `/gift-cards/:id`.
 */
export const Pages = () => (
  <Switch>
    <Route path="/">
      <HomePage />
    </Route>
    <Route path="/amazon/*?">
      <CatalogGate section="amazon">
        <AmazonPages />
      </CatalogGate>
    </Route>
    <Route path="/charities/*?">
      <CatalogGate section="charities">
        <CharitiesPages />
      </CatalogGate>
    </Route>
    <Route path="/claims/:claimId?" component={ClaimsPages} />
    <Route path="/custom">
      <CatalogGate section="custom">
        <CustomHome>
          <CustomPages />
        </CustomHome>
      </CatalogGate>
    </Route>
    <Route path="/custom/*?">
      <CatalogGate section="custom">
        <CustomPages />
      </CatalogGate>
    </Route>
    <Route path="/gift-cards/*?">
      <CatalogGate section="gift-cards">
        <GiftCardsPages />
      </CatalogGate>
    </Route>
    <Route path="/paypal">
      <CatalogGate section="paypal">
        <CashOutPages />
      </CatalogGate>
    </Route>
    <Route path="/post/:id" component={PostsPages} />
    <Route path="/recognition/*?" component={RecognitionPages} />
    <Route path="/redemptions/:redemptionId?" component={RedemptionPages} />
    <Route path="/statement" component={StatementPages} />
    <Route path="/store/*?" component={StorePages} />
    <Route path="/venmo">
      <CatalogGate section="venmo">
        <CashOutPages />
      </CatalogGate>
    </Route>
    <Route>
      <SectionPage section={undefined} />
    </Route>
  </Switch>
)
