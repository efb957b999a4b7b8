/** How many ribbons follow the pointer, and of how many nodes each is made. TCN-15, TCN-16. */
export const trailCount = 80;
export const nodeCount = 50;

/** Below this many pixels, and pixels a step, nobody sees a node move. */
const still = 0.05;

/** What a node keeps of its speed, what it takes over from the node before it, and how the pull fades along a ribbon. */
const friction = 0.5;
const following = 0.025;
const fading = 0.99;

/** In pixels, and pixels a step. */
export type Node = { x: number; y: number; vx: number; vy: number };

/** Its first node is pulled to the pointer, each other one to the node before it. */
export type Ribbon = { pull: number; nodes: Node[] };

/** All ribbons in one point, at rest and unseen. Each is pulled a little harder than the one before, so they fan out. */
export function ribbonsAt(x: number, y: number): Ribbon[] {
  return Array.from({ length: trailCount }, (_, trail) => ({
    pull: 0.36 + (0.12 * trail) / trailCount,
    nodes: Array.from({ length: nodeCount }, () => ({ x, y, vx: 0, vy: 0 })),
  }));
}

/** One step of a sixtieth of a second towards the target. Returns whether anything still moves that can be seen. */
export function step(ribbons: Ribbon[], target: { x: number; y: number }): boolean {
  let isMoving = false;
  for (const ribbon of ribbons) {
    let before: Node = { ...target, vx: 0, vy: 0 };
    let pull = ribbon.pull;
    for (const node of ribbon.nodes) {
      const dx = before.x - node.x;
      const dy = before.y - node.y;
      node.vx = (node.vx + dx * pull + before.vx * following) * friction;
      node.vy = (node.vy + dy * pull + before.vy * following) * friction;
      node.x += node.vx;
      node.y += node.vy;
      isMoving ||= Math.abs(dx) + Math.abs(dy) + Math.abs(node.vx) + Math.abs(node.vy) > still;
      before = node;
      pull *= fading;
    }
  }
  return isMoving;
}
