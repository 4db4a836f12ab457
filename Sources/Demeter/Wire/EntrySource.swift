package import Nutrition

package typealias EntrySource = FigureSource
