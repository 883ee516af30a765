import type { Post } from '@laurel/contract/rewards/posts.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import { Link } from 'wouter'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { Skeleton } from '../../elements/Skeleton.tsx'
import { useText } from '../../messages/useText.ts'
import { BackLink } from '../products/ProductLayout.tsx'
import grid from '../products/ProductTile.module.css'
import { ProductTile } from '../products/ProductTile.tsx'
import styles from './PostPage.module.css'
import { usePost } from './postQueries.ts'

/** An article about rewards, with the products that it is about. */
export const PostPage = ({ uid }: { readonly uid: string }) => {
  const text = useText()

  const post = usePost(uid)
  return (
    <>
      <BackLink to="/">{text('posts.back')}</BackLink>
      {post.data !== undefined ? (
        <Article post={post.data} />
      ) : post.isPending ? (
        <Loading />
      ) : post.error instanceof ApiError && [400, 404].includes(post.error.status) ? (
        <Notice
          level={1}
          picture={<LaurelMark size={44} />}
          title={text('posts.gone')}
          action={<Link to="/">{text('action.seeRewards')}</Link>}
        >
          {text('posts.goneText')}
        </Notice>
      ) : (
        <LoadingFailed level={1} error={post.error} onRetry={() => void post.refetch()} />
      )}
    </>
  )
}

const Article = ({ post }: { readonly post: Post }) => {
  const text = useText()

  const { team } = useSignedIn()
  const formats = useFormats()
  return (
    <article className={styles.article}>
      <title>{`${post.title} · ${team.name}`}</title>
      <header className={styles.head}>
        <h1 className={styles.title}>{post.title}</h1>
        <p className={styles.byline}>
          {text('posts.by', { team: post.team })}
          {post.published_at !== null && (
            <>
              {' · '}
              <time dateTime={post.published_at}>{formats.day(post.published_at)}</time>
            </>
          )}
        </p>
      </header>
      {post.image !== null && (
        <div className={styles.picture}>
          <Picture src={post.image} isFirst />
        </div>
      )}
      <div className={styles.text}>
        <RichText html={post.body} />
      </div>
      {post.products.length > 0 && (
        <section className={styles.products} aria-labelledby="post-products">
          <h2 className={styles.productsTitle} id="post-products">
            {text('posts.products')}
          </h2>
          <ul className={grid.grid}>
            {post.products.map(({ ASIN, title, thumbnail, points }) => (
              <li key={ASIN}>
                <ProductTile
                  to={`/amazon/${ASIN}`}
                  title={title}
                  thumbnail={thumbnail}
                  points={points.total}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

const Loading = () => {
  const text = useText()
  return (
    <div className={styles.article}>
      <p className="seen-by-readers-only" role="status">
        {text('posts.loading')}
      </p>
      <div className={styles.head}>
        <Skeleton width="80%" height={40} />
        <Skeleton width={180} />
      </div>
      <div className={styles.picture}>
        <span className={styles.place}>
          <Skeleton height="100%" />
        </span>
      </div>
      <div className={styles.text}>
        <Skeleton />
        <Skeleton width="92%" />
        <Skeleton width="60%" />
      </div>
    </div>
  )
}
