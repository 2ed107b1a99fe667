/**
 * Rich text of an operator whose editor was broken into: each of the hundred tries to call `pwned()`, by a way that has
 * worked somewhere. Hub, portal and browser tests prove that none of them does here.
 */
const RUN = 'pwned()';
const HEX = '&#x6a;&#x61;&#x76;&#x61;&#x73;&#x63;&#x72;&#x69;&#x70;&#x74;&#x3a;';
const DATA_PAGE = 'data:text/html;base64,PHNjcmlwdD50b3AucHduZWQoKTwvc2NyaXB0Pg==';

const SCRIPTS = [
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script\x20type="text/javascript">${RUN}</script>`,
  `<script\x0d\x0a>${RUN}</script>`,
  `<script/x>${RUN}</script>`,
  `<<script>${RUN};//<</script>`,
  `<script>${RUN}`,
  `</p><script>${RUN}</script><p>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:text/javascript,${RUN}" /></svg>`,
  `<math><script>${RUN}</script></math>`,
  `<script type="module">${RUN}</script>`,
  `<noscript><p title="</noscript><script>${RUN}</script>"></p></noscript>`,
  `<template><script>${RUN}</script></template>`,
];

const HANDLERS = [
  `<img src=x onerror=${RUN}>`,
  `<img src="x" onerror="${RUN}">`,
  `<img/src/onerror=${RUN}>`,
  `<img src=x:x oneonerrorrror=${RUN} onerror=${RUN}>`,
  `<img """><script>${RUN}</script>">`,
  `<img src=x onerror=\`${RUN}\`>`,
  `<IMG SRC=x ONERROR=${RUN}>`,
  `<img src=x onload=${RUN} onerror=${RUN} onclick=${RUN}>`,
  `<img srcset="x 1x" onerror=${RUN}>`,
  `<image src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg/onload=${RUN}>`,
  `<svg><g onload=${RUN}></g></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><set onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><image href=x onerror=${RUN}></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text x=20 y=20>open</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${RUN}'/></svg>#x"/></svg>`,
  `<body onload=${RUN}>`,
  `<body onpageshow=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}><option>1</option></select>`,
  `<textarea autofocus onfocus=${RUN}></textarea>`,
  `<button autofocus onfocus=${RUN}>open</button>`,
  `<details open ontoggle=${RUN}><summary>x</summary></details>`,
  `<video autoplay onloadstart=${RUN} src=x></video>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<object data=x onerror=${RUN}></object>`,
  `<embed src=x onerror=${RUN}>`,
  `<iframe onload=${RUN}></iframe>`,
  `<div style="animation:x 1s" onanimationstart=${RUN}>x</div>`,
  `<style>@keyframes x{}</style><p style="animation-name:x" onanimationend=${RUN}>x</p>`,
  `<p onpointerenter=${RUN} onmouseover=${RUN} style="position:fixed;inset:0">x</p>`,
  `<a href="#" onclick=${RUN} autofocus onfocus=${RUN} tabindex=1>x</a>`,
  `<p contenteditable autofocus onfocus=${RUN} tabindex=0>x</p>`,
  `<xss onfocus=${RUN} autofocus tabindex=1>x</xss>`,
  `<p\x0conclick=${RUN}\x0conmouseover=${RUN}>x</p>`,
  `<p title="x" / onclick="${RUN}" / onmouseenter="${RUN}">x</p>`,
];

const LINKS = [
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="JaVaScRiPt:${RUN}">x</a>`,
  `<a href=" javascript:${RUN}">x</a>`,
  `<a href="java\nscript:${RUN}">x</a>`,
  `<a href="java\tscript:${RUN}">x</a>`,
  `<a href="\x01javascript:${RUN}">x</a>`,
  `<a href="${HEX}${RUN}">x</a>`,
  `<a href="&#106;avascript:${RUN}">x</a>`,
  `<a href="&#0000106avascript:${RUN}">x</a>`,
  `<a href="javascript&colon;${RUN}">x</a>`,
  `<a href="java&Tab;script:${RUN}">x</a>`,
  `<a href="java&NewLine;script:${RUN}">x</a>`,
  `<a href="vbscript:${RUN}">x</a>`,
  `<a href="${DATA_PAGE}" target=_top>x</a>`,
  `<a href="data:text/html,<script>top.${RUN}</script>">x</a>`,
  `<a href="blob:javascript:${RUN}">x</a>`,
  `<a href="//javascript:${RUN}">x</a>`,
  `<a href="javascript://%0a${RUN}">x</a>`,
  `<a href=javascript:${RUN} title="x">x</a>`,
  `<img src="javascript:${RUN}">`,
  `<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9cHduZWQoKT4=">`,
  `<form action="javascript:${RUN}"><button>open</button></form>`,
  `<form><button formaction="javascript:${RUN}">open</button></form>`,
  `<map name=m><area href="javascript:${RUN}" shape=rect coords=0,0,9,9></map>`,
  `<math href="javascript:${RUN}">x</math>`,
];

const FRAMES_AND_STYLES = [
  `<iframe src="javascript:top.${RUN}"></iframe>`,
  `<iframe srcdoc="<script>top.${RUN}</script>"></iframe>`,
  `<iframe src="${DATA_PAGE}"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<object data="${DATA_PAGE}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<base href="javascript:${RUN}//">`,
  `<link rel=stylesheet href="javascript:${RUN}">`,
  `<link rel=import href="${DATA_PAGE}">`,
  `<style>@import 'javascript:${RUN}';</style>`,
  `<p style="background:url(javascript:${RUN})">x</p>`,
  `<p style="width:expression(${RUN})">x</p>`,
  `<table background="javascript:${RUN}"><tr><td>x</td></tr></table>`,
];

const CONFUSIONS = [
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}></style></mglyph></table></mtext></math>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
];

export const HOSTILE_HTML: readonly string[] = [...SCRIPTS, ...HANDLERS, ...LINKS, ...FRAMES_AND_STYLES, ...CONFUSIONS];
