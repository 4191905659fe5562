// The defects of screens as the rules of lint find them: one for each defect, with the configurations that have it.

/** The levels from the most serious down, with the kinds of their marks. */
export const levelKinds = { error: "red", warning: "orange", note: "" };
const levels = Object.keys(levelKinds);

/** How far the settings of a picture are from the usual ones, as lint orders configurations. */
function distance({ settings = {} }) {
  const sizes = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"];
  const size = sizes.indexOf(settings.textSize ?? "l");
  return 2 * Math.abs((size < 0 ? 3 : size) - 3) + (settings.direction === "rtl" ? 3 : 0)
    + (settings.orientation === "landscape" ? 2 : 0) + (settings.appearance === "dark" ? 1 : 0);
}

/** The defects of a picture: those of its description, which is newer where the screen is live, else those of the data. */
export const defectsOf = (one, own = null) => own?.value.findings ?? one?.findings ?? null;

/**
 * The defects of the screens of some pictures, those of a level first: each with the picture that has it and is most like the usual
 * configuration, and with all pictures that have it.
 */
export function groupedDefects(pictures) {
  const groups = new Map();
  for (const one of pictures) {
    for (const finding of one.findings ?? []) {
      const key = `${one.screen} ${finding.key}`;
      if (!groups.has(key)) groups.set(key, { key, level: finding.level, findings: new Map() });
      const group = groups.get(key);
      if (!group.findings.has(one)) group.findings.set(one, finding);
      if (levels.indexOf(finding.level) < levels.indexOf(group.level)) group.level = finding.level;
    }
  }
  const result = [...groups.values()].map(({ key, level, findings }) => {
    const all = [...findings.keys()].sort((a, b) => distance(a) - distance(b));
    return { key, level, least: all[0], pictures: all, finding: findings.get(all[0]), findings };
  });
  return result.sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

/** The defects of a view in a picture. */
export const defectsAt = (one, own, id) => (defectsOf(one, own) ?? []).filter((finding) => finding.view === id);

/** The views of a picture with a defect that is no note, with the kind of the most serious one. */
export function seriousViews(one, own) {
  const result = new Map();
  for (const { view, level } of defectsOf(one, own) ?? []) {
    if (view && level !== "note" && result.get(view) !== "red") result.set(view, levelKinds[level]);
  }
  return result;
}
