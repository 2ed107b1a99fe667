export function overviewPath(categoryId: string): string {
  return `/content/overview/${encodeURIComponent(categoryId)}`;
}

export function detailPath(articleId: string): string {
  return `/content/detail/${encodeURIComponent(articleId)}`;
}
