// The outside addresses that a page may reach once the visitor accepts, by kind of content: the
// server writes them into the pages' security policy. None is set: none is allowed.
type Kind = 'script' | 'style' | 'connect' | 'img' | 'font' | 'frame' | 'media';
export type ThirdParties = Partial<Record<Kind, string[]>>;

const CRISP: ThirdParties = {
  script: ['https://client.crisp.chat', 'https://settings.crisp.chat'],
  style: ['https://client.crisp.chat'],
  connect: [
    'https://client.crisp.chat',
    'https://storage.crisp.chat',
    'wss://client.relay.crisp.chat',
    'wss://stream.relay.crisp.chat',
  ],
  img: ['https://client.crisp.chat', 'https://image.crisp.chat', 'https://storage.crisp.chat'],
  font: ['https://client.crisp.chat'],
  frame: ['https://game.crisp.chat'],
  media: ['https://client.crisp.chat'],
};

const TRUSTPILOT: ThirdParties = {
  script: ['https://widget.trustpilot.com'],
  frame: ['https://widget.trustpilot.com'],
};

export function thirdParties(env: Record<string, string | undefined>): ThirdParties {
  const video = env['QUITUS_SITE_VIDEO_URL'];
  const allowed = [
    env['QUITUS_SITE_CHAT_ID'] ? CRISP : {},
    env['QUITUS_SITE_REVIEWS_ID'] ? TRUSTPILOT : {},
    video ? { frame: [new URL(video).origin] } : {},
  ];
  const merged: Record<string, string[]> = {};
  for (const party of allowed)
    for (const [kind, origins] of Object.entries(party))
      merged[kind] = [...(merged[kind] ?? []), ...origins];
  return merged;
}
