import { AudioList } from './AudioList.tsx';
import { PdfList } from './PdfList.tsx';
import { VideoList } from './VideoList.tsx';

/** AD42: PDFs, then recordings, then films; what an article does not have takes no room. */
export function ArticleMedia({ articleId }: { articleId: string }) {
  return (
    <>
      <PdfList ownerId={articleId} />
      <AudioList ownerId={articleId} />
      <VideoList ownerId={articleId} />
    </>
  );
}
